-- How the shop is searched: words that mean the same, questions it had nothing for, and what the copy of the shelf that
-- every instance keeps in memory has to read anew.

-- Words (or several words, in any spelling) that are looked for together: each for all others or, one way, the first for
-- the others and not they for it. The merchant's to edit.
create table search_synonyms (
  id          text primary key default new_id(),
  is_one_way  boolean not null default false,
  words       text[] not null check (cardinality(words) between 2 and 60 and length(array_to_string(words, ' ')) <= 2000),
  updated_at  timestamptz not null default now()
);

-- What was asked and not found, by the day and the reader's language: what to buy, or what to call it. Nothing of a person.
create table search_misses (
  day       date not null,
  language  text not null check (language in ('en', 'ar')),
  question  text not null check (length(question) between 1 and 80),
  times     integer not null default 1 check (times > 0),
  primary key (day, language, question)
);

-- What changed on the shelf, by the transaction that changed it. Whoever keeps a copy asks for all that its snapshot could
-- not see yet. Kept for a day; a copy that slept longer is made anew.
-- product: what one product is filtered, sorted and found by · trend: every product's · names: of brands, categories,
-- colors, sizes, and synonyms
create table shelf_changes (
  id          bigint generated always as identity primary key,
  made_by     xid8 not null default pg_current_xact_id(),
  what        text not null check (what in ('product', 'trend', 'names')),
  product_id  text check ((what = 'product') = (product_id is not null)),
  at          timestamptz not null default now()
);
create index shelf_changes_made_by on shelf_changes (made_by) include (id);
create index shelf_changes_at on shelf_changes (at);

-- The products that a statement's rows belong to; the column that names them is an argument.
create function note_shelf_rows() returns trigger language plpgsql as $$
begin
  execute format('insert into shelf_changes (what, product_id) select distinct ''product'', %I from changed', tg_argv[0]);
  return null;
end $$;

-- A trend is reckoned for all products at once: one row stands for them all.
create function note_products_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_changes (what, product_id)
  select 'product', n.id
    from after_it n join before_it o using (id)
   where (n.brand_id, n.category_id, n.subcategory_id, n.name_en, n.name_ar, n.seasons, n.price, n.price_after_discount,
          n.discount_starts_at, n.discount_ends_at, n.available_from, n.status, n.color_ids, n.size_ids_in_stock, n.ratings,
          n.created_at)
         is distinct from
         (o.brand_id, o.category_id, o.subcategory_id, o.name_en, o.name_ar, o.seasons, o.price, o.price_after_discount,
          o.discount_starts_at, o.discount_ends_at, o.available_from, o.status, o.color_ids, o.size_ids_in_stock, o.ratings,
          o.created_at);
  insert into shelf_changes (what)
  select 'trend' where exists (select from after_it n join before_it o using (id) where n.trend is distinct from o.trend);
  return null;
end $$;

create trigger products_shelved after insert on products referencing new table as changed
  for each statement execute function note_shelf_rows('id');
create trigger products_reshelved after update on products referencing old table as before_it new table as after_it
  for each statement execute function note_products_changed();
create trigger products_unshelved after delete on products referencing old table as changed
  for each statement execute function note_shelf_rows('id');
create trigger product_search_shelved after insert on product_search referencing new table as changed
  for each statement execute function note_shelf_rows('product_id');
create trigger product_search_reshelved after update on product_search referencing new table as changed
  for each statement execute function note_shelf_rows('product_id');
create trigger product_search_unshelved after delete on product_search referencing old table as changed
  for each statement execute function note_shelf_rows('product_id');

create function note_names_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_changes (what) values ('names');
  return null;
end $$;
-- Followers are counted on the brand's row, and are no name.
create trigger brands_named after insert or delete or update of slug, name_en, name_ar, position on brands
  for each statement execute function note_names_changed();
create trigger categories_named after insert or delete or update on categories
  for each statement execute function note_names_changed();
create trigger subcategories_named after insert or delete or update on subcategories
  for each statement execute function note_names_changed();
create trigger colors_named after insert or delete or update on colors
  for each statement execute function note_names_changed();
create trigger sizes_named after insert or delete or update on sizes
  for each statement execute function note_names_changed();
-- Lists that are kept ready were found by the synonyms of their time.
create function tell_synonyms_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('minwal_changed', 'all');
  return null;
end $$;
create trigger search_synonyms_told after insert or delete or update on search_synonyms
  for each statement execute function tell_synonyms_changed();
create trigger search_synonyms_named after insert or delete or update on search_synonyms
  for each statement execute function note_names_changed();

-- What people in Syria, and Syrians abroad, call what a clothes shop sells.
insert into search_synonyms (words) values
  -- dresses, modest wear
  ('{فستان,فساتين,فسطان,روب,dress,dresses,gown,frock,robe}'),
  ('{عباية,عباءة,عبايات,عبي,جلابية,abaya,abaye,3abaye}'),
  ('{مانطو,مانتو,منطو,مانطويات,manteau,manto}'),
  ('{حجاب,حجابات,إيشارب,إشارب,ايشاربات,طرحة,شال,شالات,لفحة,شالة,hijab,headscarf,"head scarf",scarf,scarves,shawl,shayla,veil}'),
  ('{قفطان,قفاطين,خفطان,kaftan,kaftans,caftan,qaftan,qoftan,2oftan,2eftan}'),
  ('{تونيك,تونيكات,tunic,tunics}'),
  ('{تنورة,تنانير,جيب,skirt,skirts,tannoura}'),
  -- tops
  ('{بلوزة,بلوزات,بلايز,بلوز,توب,blouse,top,tops}'),
  ('{كنزة,كنزات,كنز,بلوفر,سويتر,تريكو,sweater,jumper,pullover,knit,knitwear,kanze}'),
  ('{كنزة,بلوزة}'),
  ('{جاكيت صوف,كارديغان,سترة صوف,كنزة مفتوحة,cardigan}'),
  ('{قبة عالية,ياقة قبة,turtleneck,"turtle neck","roll neck","polo neck"}'),
  ('{تيشيرت,تيشيرتات,تي شيرت,تيشرت,بلوزة قطن,كنزة قطن,نص كم,"t-shirt","t-shirts",tshirt,tee,tees}'),
  ('{بولو,polo}'),
  ('{قميص,قمصان,shirt,shirts,2amis,amis}'),
  ('{هودي,هوديات,كنزة بطاقية,كنزة طاقية,سويت شيرت,سويتشيرت,hoodie,hoodies,hoody,sweatshirt}'),
  -- jackets, coats, suits
  ('{جاكيت,جاكيتات,جاكت,جكيت,سترة,jacket,jackets,jaket}'),
  ('{معطف,معاطف,بالطو,كبوت,كابوت,مانطو صوف,coat,coats,overcoat}'),
  ('{محشو,بفر,منفوخ,puffer,"padded jacket","quilted jacket","down jacket"}'),
  ('{جاكيت مطر,مشمع,raincoat,"rain jacket"}'),
  ('{ضد الهواء,windbreaker}'),
  ('{باركا,parka}'),
  ('{بليزر,بلايزر,جاكيت رسمي,blazer}'),
  ('{بدلة,بدلات,طقم رسمي,بدلة رسمية,بذلة,suit,suits,tuxedo}'),
  ('{بدلة عرس,بدلة عريس,طقم رسمي,wedding suit}'),
  -- trousers
  ('{بنطال,بنطلون,بنطالون,بناطيل,بناطلين,بنطلونات,سروال,trousers,pants,slacks,bantalon}'),
  ('{جينز,جينزات,دجينز,كاوبوي,jeans,jean,denim}'),
  ('{بنطال جينز,بنطلون جينز,جينز,jeans,"denim pants","jeans pants"}'),
  ('{تشينو,chino,chinos,khakis}'),
  ('{بنطال رياضي,بنطال رياضة,بنطلون رياضة,جوغر,joggers,sweatpants,"track pants"}'),
  ('{ليغينغ,ليغنغ,ليقنز,ليجن,ليجنز,كولون,كولونات,leggings,legging,tights}'),
  ('{بيجامة رياضة,بدلة رياضة,ترينغ,تريننغ,تريننج,تراكسوت,tracksuit,"track suit","training suit"}'),
  ('{شورت,شورتات,برمودا,shorts,short,bermuda}'),
  -- night and under
  ('{بيجامة,ملابس نوم,لباس نوم,بيجاما,بيجامات,بجامة,pyjamas,pajamas,pyjama,pajama,nightwear,sleepwear,pjs}'),
  ('{قميص نوم,طقم نوم,نوم,nightshirt,nightgown,nightdress}'),
  ('{ملابس داخلية,لباس داخلي,تياب داخلية,غيارات,طقم داخلي,underwear,lingerie,undergarments}'),
  ('{كلسون,كلاسين,كيلوت,كيلوتات,سروال داخلي,بوكسر,briefs,boxers,boxer,panties,underpants}'),
  ('{شيال,شيالات,فانيلا,قميص داخلي,undershirt,vest}'),
  ('{حراري,حرارية,داخلي شتوي,thermal,thermals,"long johns"}'),
  ('{جوارب,جورب,جرابات,جراب,كلسات,شرابات,شراب,socks,sock}'),
  ('{مايوه,مايو,مايوهات,لباس سباحة,لباس بحر,ملابس سباحة,بدلة سباحة,بوركيني,swimsuit,swimwear,"bathing suit","swim suit",burkini}'),
  ('{شورت سباحة,شورت بحر,مايوه رجالي,"swim shorts","swim trunks","swimming trunks",trunks,boardshorts,"board shorts"}'),
  -- shoes
  ('{حذاء,أحذية,كندرة,كنادر,صباط,صبابيط,شوز,shoe,shoes,footwear}'),
  ('{بوط,أبواط,بوت,بوتات,جزمة,جزم,boot,boots}'),
  ('{حذاء رياضي,أحذية رياضية,بوط رياضة,بوط سبورت,كندرة رياضة,سبورت,سنيكرز,كوتشي,سبادري,sneakers,sneaker,trainers,trainer,"running shoes","sports shoes","gym shoes"}'),
  ('{كعب,كعب عالي,سكربينة,سكربينات,heel,heels,"high heels",pumps,stilettos}'),
  ('{شحاطة,شحاطات,شحاط,شبشب,شباشب,مشاية,سلبير,slippers,slipper,slides,sliders,"flip flops","flip-flops"}'),
  ('{صندل,صنادل,sandal,sandals}'),
  ('{شحاطة,صندل}'),
  ('{حذاء رسمي,حذاء جلد رسمي,كندرة رسمية,loafers,brogues,"dress shoes","formal shoes"}'),
  -- bags and accessories
  ('{حقيبة,حقائب,شنطة,شنتة,شنط,شنتاية,شنطاية,جزدان,جزادين,bag,bags}'),
  ('{حقيبة يد,جزدان,جزادين,شنطة يد,شنطة نسائية,handbag,"hand bag",purse,tote,clutch}'),
  ('{حقيبة ظهر,شنطة ظهر,شنطة ضهر,شنتة ضهر,حقيبة مدرسية,شنطة مدرسة,شنتة مدرسة,backpack,rucksack,"back pack","school bag",schoolbag}'),
  ('{حزام,أحزمة,قشاط,قشط,زنار,زنانير,belt,belts}'),
  ('{محفظة,محافظ,جزدان رجالي,wallet}'),
  ('{قبعة,قبعات,طاقية,طواقي,كاب,كابات,برنيطة,شابو,hat,hats,cap,caps,beanie}'),
  ('{أقراط,قرط,حلق,حلقان,حلقات,تراجي,earrings,earring}'),
  ('{ملقط,ملاقط,بكلة,بكلات,بكل,كليبس,فيونكة,hairclip,hairclips,"hair clips",barrette,bow}'),
  -- for whom
  ('{نسائي,نسائية,نسواني,ستاتي,حريمي,للنساء,نساء,women,womens,ladies,lady,female}'),
  ('{رجالي,رجالية,للرجال,رجال,men,mens,gents,male}'),
  ('{بناتي,بناتية,بنات,بنت,للبنات,girl,girls}'),
  ('{ولادي,ولادية,أولاد,ولد,للأولاد,صبيان,صبي,boy,boys}'),
  ('{أطفال,طفل,للأطفال,kids,kid,children,child}'),
  ('{مواليد,مولود,بيبي,بيبيهات,رضيع,رضع,حديثي الولادة,baby,babies,newborn,infant}'),
  ('{طقم مواليد,ديارة,جهاز بيبي,layette,newborn set}'),
  ('{أفرول,أفرولات,سالوبيت,romper,onesie,sleepsuit,jumpsuit}'),
  ('{بودي,بوديات,bodysuit,body}'),
  ('{بطانية,بطانيات,حرام,لحاف,blanket}'),
  ('{قماط,لفة,swaddle}'),
  -- cloth, print, occasion
  ('{كتان,linen,kettan}'),
  ('{مخمل,قطيفة,velvet}'),
  ('{مخمل مضلع,كوردروي,corduroy}'),
  ('{منقط,منقطة,نقط,dotted,dots,dot,"polka dot"}'),
  ('{مقلم,مقلمة,أقلام,خطوط,مخطط,striped,stripes,stripe,pinstripe}'),
  ('{كاروهات,كارو,مربعات,checked,check,plaid,tartan}'),
  ('{غصينات,بغصينات,ورد,مورد,مشجر,زهور,sprig,floral,flowers,flowery}'),
  ('{سادة,سادا,plain}'),
  ('{كسرات,بليسيه,pleated,pleats}'),
  ('{سهرة,سهرات,سواريه,مناسبات,مناسبة,حفلة,حفلات,evening,occasion,party,formal,cocktail,prom}'),
  ('{دوام,مكتب,عمل,office,work}'),
  ('{صيفي,صيفية,صيف,summer}'),
  ('{شتوي,شتوية,شتا,شتاء,winter,warm}'),
  ('{ربيعي,ربيعية,ربيع,spring}'),
  ('{خريفي,خريفية,خريف,autumn,fall}'),
  ('{واسع,واسعة,فضفاض,wide,loose,oversized,baggy}'),
  ('{ضيق,سليم,سليم فيت,سكيني,slim,skinny,"slim fit"}'),
  ('{طويل,طويلة,long,maxi}'),
  ('{قصير,قصيرة,short}'),
  ('{ميدي,midi}'),
  ('{محتشم,محتشمة,شرعي,modest,"full cover","full-cover"}'),
  ('{رياضة,رياضي,رياضية,سبورت,sport,sports,gym,training,تمرين,تدريب}'),
  ('{ركض,جري,running,run}'),
  ('{مدرسة,مدرسي,مدرسية,school}'),
  ('{بحر,شاطئ,beach,seaside}'),
  ('{ملابس,تياب,ثياب,لبس,لباس,أواعي,أواعى,clothes,clothing,wear,outfit}'),
  -- colors
  ('{أسود,سودا,سوداء,سوده,سودة,black,aswad,eswed}'),
  ('{أبيض,بيضا,بيضاء,بيضه,white,abyad}'),
  ('{أحمر,حمرا,حمراء,red,a7mar}'),
  ('{أخضر,خضرا,خضراء,green}'),
  ('{أزرق,زرقا,زرقاء,blue}'),
  ('{أصفر,صفرا,صفراء,yellow}'),
  ('{زهر,زهري,زهرية,وردي,بينك,pink}'),
  ('{خمري,خمرية,عنابي,نبيتي,burgundy,maroon,wine,bordeaux}'),
  ('{بني,بنية,brown}'),
  ('{رمادي,رمادية,رصاصي,grey,gray}'),
  ('{كحلي,كحلية,navy}'),
  ('{زيتي,زيتية,زيتوني,olive,khaki}'),
  ('{سكري,أوف وايت,كريمي,"off-white","off white",ecru,cream,ivory}'),
  ('{جملي,جملية,camel,tan}'),
  ('{بيج,beige}'),
  ('{ليلكي,بنفسجي,موف,lilac,purple,violet,mauve}'),
  ('{سماوي,sky blue}'),
  ('{ذهبي,ذهبية,دهبي,gold,golden}');

-- What one may mean without the other meaning it.
insert into search_synonyms (is_one_way, words) values
  (true, '{شباب,شبابي,رجالي}'),
  (true, '{شبابي,رجالي}'),
  (true, '{أطفال,بناتي,ولادي}'),
  (true, '{kids,girls,boys}'),
  (true, '{أولاد,أطفال}'),
  (true, '{ولادي,أطفال,kids}'),
  (true, '{بناتي,أطفال,kids}'),
  (true, '{girls,kids}'),
  (true, '{boys,kids}'),
  (true, '{بوط,حذاء رياضي}'),
  (true, '{بوت,حذاء رياضي}'),
  (true, '{كبوت,جاكيت}');
