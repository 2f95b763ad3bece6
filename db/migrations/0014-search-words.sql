-- More of what people in Syria call things. A group that the merchant has changed or taken away stays as it is.
update search_synonyms set words = words || '{صبايا,صبية,نسوان,ستات}' where 'نسائي' = any (words) and not is_one_way;
update search_synonyms set words = words || '{شب,رجل}' where 'رجالي' = any (words) and not is_one_way;
update search_synonyms set words = words || '{طفلة,بنوتة}' where 'بناتي' = any (words) and not is_one_way;
update search_synonyms set words = words || '{حديث الولادة}' where 'مواليد' = any (words) and 'بيبي' = any (words) and not is_one_way;
update search_synonyms set words = words || '{جلباب,جلابيب}' where 'عباية' = any (words) and not is_one_way;
update search_synonyms set words = words || '{جنطة,جنطاية,جناطي}' where 'شنطة' = any (words) and not is_one_way;
update search_synonyms set words = words || '{كاسكيت,كسكيت,كسكيتة}' where 'طاقية' = any (words) and not is_one_way;
update search_synonyms set words = words || '{طقم عرس,طقم عريس}' where 'طقم رسمي' = any (words) and 'بدلة' = any (words) and not is_one_way;
update search_synonyms set words = words || '{عريض,عريضة,"wide leg"}' where 'واسع' = any (words) and not is_one_way;
update search_synonyms set words = words || '{دافئ,دافي,دافية}' where 'شتوي' = any (words) and not is_one_way;
update search_synonyms set words = words || '{تيشيرت بولو,تيشرت بولو,قميص بولو,كنزة بولو,بلوزة بولو,"polo shirt","polo shirts","polo tee","polo t-shirt","polo tshirt"}' where 'بولو' = any (words) and not is_one_way;

insert into search_synonyms (words) values
  ('{قطن,قطني,قطنية,cotton}'),
  ('{صوف,صوفي,صوفية,wool,woolen}'),
  ('{جلد,جلدي,جلدية,leather}'),
  ('{شامواه,شموا,شمواه,suede}'),
  ('{ساتان,ستان,satin}'),
  ('{نعنعي,نعنعية,mint}'),
  ('{خردلي,خردلية,mustard}'),
  ('{فحمي,فحمية,charcoal}'),
  ('{بترولي,بترولية,petrol,teal}'),
  ('{مطرز,مطرزة,تطريز,embroidered}');

insert into search_synonyms (is_one_way, words) values
  -- Trousers of cloth are those that are no jeans.
  (true, '{بنطال قماش,تشينو,بنطال دوام,بنطال رسمي,بنطال كتان,بنطال مخمل,بالازو}'),
  (true, '{بنطلون قماش,تشينو,بنطال دوام,بنطال رسمي,بنطال كتان,بنطال مخمل,بالازو}'),
  -- Clothes for women who wear a hijab.
  (true, '{محجبات,محتشم,عباية,مانطو,تونيك,حجاب,كم طويل,طويل}'),
  (true, '{محتشم,عباية,مانطو,تونيك,كم طويل,طويل}'),
  (true, '{modest,abaya,manteau,tunic,hijab,"long sleeves",maxi}'),
  (true, '{hijabi,modest,abaya,manteau,tunic,hijab,"long sleeves",maxi}'),
  (true, '{عرس,سهرة,مناسبات}'),
  (true, '{زفاف,سهرة,مناسبات}'),
  (true, '{wedding,evening,occasion}'),
  (true, '{معطف,جاكيت,باركا}'),
  (true, '{coat,jacket,parka}'),
  (true, '{بوط,حذاء}'),
  (true, '{بوت,حذاء}'),
  (true, '{boots,shoes}'),
  (true, '{boot,shoes}');
