-- Syrian words for trousers, university bags and knee length
update search_synonyms set words = words || '{شنطة جامعة,حقيبة جامعة,شنتة جامعة}' where 'شنطة مدرسة' = any (words) and not is_one_way;
insert into search_synonyms (is_one_way, words) values
  (true, '{شروال,بنطال}'),
  (true, '{ركبة,ميدي}'),
  (true, '{كوفية,شال}');
