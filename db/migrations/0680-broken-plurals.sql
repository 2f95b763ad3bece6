-- Broken plurals, as they are said in Syria, mean what their singular does.
with plurals (singular, plural) as (values
  ('كنزة', 'كنازي'), ('كنزة', 'كنز'), ('مانطو', 'مناطي'), ('معطف', 'معاطف'), ('كبوت', 'كبابيت'), ('شنطة', 'شناتي'), ('شنطة', 'شناطي'),
  ('بنطلون', 'بناطيل'), ('بنطلون', 'بناطلين'), ('بلوزة', 'بلايز'), ('جاكيت', 'جواكيت'), ('جاكيت', 'جواكت'), ('بيجامة', 'بجايم'),
  ('بيجامة', 'بيجايم'), ('برنيطة', 'برانيط'), ('صندل', 'صنادل'), ('بوط', 'بواط'), ('بوط', 'أبواط'), ('حجاب', 'أحجبة'),
  ('شال', 'شيلان'), ('روب', 'أرواب'), ('تيشيرت', 'تياشرت'), ('جلابية', 'جلاليب'), ('مشاية', 'مشايات'), ('بطانية', 'بطاطين'),
  ('سالوبيت', 'سلابيت'))
update search_synonyms s
   set words = s.words || array(select plural from plurals where singular = any (s.words) and plural <> all (s.words))
 where not s.is_one_way
   and exists (select from plurals where singular = any (s.words) and plural <> all (s.words));
insert into search_synonyms (is_one_way, words) values
  (false, '{طقم,أطقم,طقوم,طقومة}'),
  (true, '{شراويل,بنطال}'),
  (true, '{شواريل,بنطال}');
