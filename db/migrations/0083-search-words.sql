-- Plurals and occasions that shoppers asked for. A group that the merchant has changed or taken away stays as it is.
update search_synonyms set words = words || '{بناطلين جينز,بناطيل جينز,بنطلونات جينز,بناطلين جينس,بنطلون جينس,"jeans trousers"}' where 'بنطال جينز' = any (words) and not is_one_way;
update search_synonyms set words = words || '{فستانات}' where 'فستان' = any (words) and 'dress' = any (words) and not is_one_way;
insert into search_synonyms (is_one_way, words) values
  (true, '{صغار,بناتي,ولادي}'),
  (true, '{زغار,بناتي,ولادي}'),
  (true, '{عرايسي,سهرة,نسائي}'),
  (true, '{عروس,سهرة,نسائي}'),
  (true, '{عرائس,سهرة,نسائي}'),
  (true, '{bridal,evening,women}'),
  (true, '{bride,evening,women}'),
  (true, '{mum,women}'),
  (true, '{dad,men}');
