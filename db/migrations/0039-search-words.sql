-- More of what people in Syria call things. A group that the merchant has changed or taken away stays as it is.
update search_synonyms set words = words || '{كشكول,شملة}' where 'حجاب' = any (words) and 'شال' = any (words) and not is_one_way;
update search_synonyms set words = words || '{فيزون,فيزونات}' where 'ليغينغ' = any (words) and not is_one_way;
update search_synonyms set words = words || '{لباس بيت,لبس بيت,ملابس بيت,تياب بيت,homewear,loungewear}' where 'بيجامة' = any (words) and 'لباس نوم' = any (words) and not is_one_way;
update search_synonyms set words = words || '{تايور,تايورات}' where 'بليزر' = any (words) and not is_one_way;
update search_synonyms set words = words || '{ولاد}' where 'ولادي' = any (words) and not is_one_way;

update search_synonyms set words = words || '{رقبة,رقبة عالية,هاي كول}' where 'قبة عالية' = any (words) and not is_one_way;
update search_synonyms set words = words || '{maillot,maillots}' where 'مايوه' = any (words) and 'مايو' = any (words) and not is_one_way;

insert into search_synonyms (words) values
  -- Known so that they are not taken for a word that looks alike, and found once the shop sells them.
  ('{إسوارة,أسوارة,أساور,سوار,bracelet,bracelets}'),
  ('{عقد,عقود,طوق,أطواق,سنسال,قلادة,necklace,necklaces}'),
  ('{خاتم,خواتم,محبس,محابس,ring,rings}'),
  ('{ساعة,ساعات,watch,watches}'),
  ('{نظارة,نظارات,نضارة,نضارات,glasses,sunglasses}'),
  ('{عطر,عطور,برفان,perfume,perfumes}'),
  ('{برنص,برانص,روب حمام,bathrobe,bathrobes}'),
  ('{جيليه,جيليهات,صدرية,صدريات,jile,jilet,gilet,waistcoat}');

insert into search_synonyms (is_one_way, words) values
  (true, '{حرير,ساتان}'),
  (true, '{حريري,ساتان}'),
  (true, '{silk,satin}'),
  (true, '{silky,satin}'),
  (true, '{عيد,مناسبات,سهرة}'),
  (true, '{eid,occasion,party}'),
  (true, '{تايور رسمي,بليزر,بدلة رسمية}'),
  (true, '{ولاد,أطفال,kids}'),
  -- Jeans are trousers too.
  (true, '{بنطال,جينز}'),
  (true, '{بنطلون,جينز}'),
  (true, '{بنطالون,جينز}'),
  (true, '{بناطيل,جينز}'),
  (true, '{bantalon,جينز}'),
  (true, '{trousers,jeans}'),
  (true, '{pants,jeans}'),
  -- Colors by their nearest.
  (true, '{فستقي,نعنعي,أخضر}'),
  (true, '{تفاحي,أخضر,نعنعي}'),
  (true, '{تركواز,بترولي,أزرق}'),
  (true, '{فيروزي,بترولي,أزرق}'),
  (true, '{turquoise,petrol,blue}'),
  (true, '{فوشيا,زهري}'),
  (true, '{fuchsia,pink}'),
  (true, '{fushia,pink}'),
  (true, '{خوخي,زهري}'),
  (true, '{peach,pink}'),
  (true, '{حليبي,سكري,أبيض}'),
  (true, '{عاجي,سكري}'),
  (true, '{عسلي,جملي,بني}'),
  (true, '{شوكولاتة,بني}'),
  (true, '{chocolate,brown}'),
  (true, '{نيلي,كحلي}'),
  (true, '{فضي,رمادي}'),
  (true, '{silver,grey}'),
  -- For whom a gift is.
  (true, '{أمي,نسائي}'),
  (true, '{ماما,نسائي}'),
  (true, '{أختي,نسائي}'),
  (true, '{مرتي,نسائي}'),
  (true, '{زوجتي,نسائي}'),
  (true, '{خطيبتي,نسائي}'),
  (true, '{بنتي,بناتي}'),
  (true, '{بابا,رجالي}'),
  (true, '{أخي,رجالي}'),
  (true, '{خيي,رجالي}'),
  (true, '{جوزي,رجالي}'),
  (true, '{زوجي,رجالي}'),
  (true, '{خطيبي,رجالي}'),
  (true, '{ابني,ولادي}'),
  (true, '{mother,women}'),
  (true, '{mom,women}'),
  (true, '{wife,women}'),
  (true, '{daughter,girls}'),
  (true, '{father,men}'),
  (true, '{husband,men}');
