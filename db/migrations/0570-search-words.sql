-- Words of Syrian shops for boots, and the trench coat as it is called and written.
insert into search_synonyms (words) values
  ('{ترنش كوت,ترنشكوت,ترنش,"trench coat",trench}');
update search_synonyms set words = words || '{بوتين,بوتينات,بوط شتوي}'
 where 'بوط' = any (words) and 'جزمة' = any (words) and not 'بوتين' = any (words);
