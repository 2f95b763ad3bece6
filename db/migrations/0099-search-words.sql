-- What is worn at the sea and on feast days. The sea's own group leads to whatever names the beach.
insert into search_synonyms (is_one_way, words) values
  (true, '{للبحر,مايوه}'),
  (true, '{بحر,مايوه}'),
  (true, '{مسبح,مايوه}'),
  (true, '{عيد,فستان,بدلة,طقم رسمي,قميص}');
update search_synonyms set words = words || '{ساتر,بوركيني}' where 'محجبات' = any (words) and 'محتشم' = any (words) and is_one_way;
