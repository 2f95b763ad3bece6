import type { Bilingual } from './bilingual.ts';
import type { Season } from './product-type.ts';

/** What a piece is made of, how it is washed, and the seasons its cloth is for. */
export type Cloth = {
  readonly material: Bilingual;
  readonly care: Bilingual;
  readonly seasons: readonly Season[];
};

/** The cloth behind a word of the product table; throws on a word that no cloth has. */
export function clothOf(id: string): Cloth {
  const row = rows[id];
  if (!row) throw new Error(`no cloth is called ${id}`);
  const [en, ar, care, seasons = []] = row;
  return { material: { en, ar }, care: cares[care], seasons };
}

const cares = {
  warm: {
    en: 'Machine wash at 40 °C with similar colors. Iron medium.',
    ar: 'غسيل في الغسالة على 40 درجة مع ألوان مشابهة. كيّ متوسط.',
  },
  cool: {
    en: 'Machine wash at 30 °C, inside out. Do not tumble dry.',
    ar: 'غسيل في الغسالة على 30 درجة مقلوباً. لا يوضع في النشّافة.',
  },
  gentle: {
    en: 'Gentle wash at 30 °C or by hand. Iron low, through a cloth.',
    ar: 'غسيل ناعم على 30 درجة أو باليد. كيّ خفيف من فوق قماشة.',
  },
  knit: {
    en: 'Hand wash in cool water. Dry flat, do not hang.',
    ar: 'غسيل باليد بماء بارد. يُجفّف ممدوداً ولا يُعلّق.',
  },
  dry: { en: 'Dry clean. Brush and air between wears.', ar: 'تنظيف جاف. يُفرَّش ويُهوّى بين لبسة وأخرى.' },
  wipe: {
    en: 'Wipe with a damp cloth. Keep away from strong sun and heaters.',
    ar: 'يُمسح بقطعة مبلّلة. يُحفظ بعيداً عن الشمس القوية والمدافئ.',
  },
  leather: {
    en: 'Wipe dry, feed with colorless cream. Stuff with paper when put away.',
    ar: 'يُمسح جافاً ويُدهن بكريم بلا لون. يُحشى بالورق عند التخزين.',
  },
  suede: {
    en: 'Brush with a suede brush. Keep dry; spray before the first wear.',
    ar: 'يُفرَّش بفرشاة شامواه. يُحفظ من الماء ويُرشّ بخّاخ حماية قبل أول لبسة.',
  },
  swim: {
    en: 'Rinse in fresh water after each swim. Dry in the shade.',
    ar: 'يُشطف بماء عذب بعد كل سباحة. يُجفّف في الظل.',
  },
  metal: { en: 'Polish with a dry soft cloth.', ar: 'يُلمّع بقطعة ناعمة جافة.' },
} as const satisfies Record<string, Bilingual>;

const warmSeasons: readonly Season[] = ['spring', 'summer'];
const coldSeasons: readonly Season[] = ['autumn', 'winter'];
const mildSeasons: readonly Season[] = ['spring', 'autumn'];

type ClothRow = readonly [en: string, ar: string, care: keyof typeof cares, seasons?: readonly Season[]];

const rows: Readonly<Record<string, ClothRow>> = {
  jersey: ['100% cotton jersey', 'جرسيه قطن 100%', 'warm', warmSeasons],
  'heavy-jersey': ['100% cotton, 240 g/m²', 'قطن 100%، 240 غ/م²', 'cool', mildSeasons],
  'stretch-jersey': ['95% cotton, 5% elastane', 'قطن 95%، إيلاستين 5%', 'warm', mildSeasons],
  'organic-jersey': ['100% organic cotton', 'قطن عضوي 100%', 'warm', warmSeasons],
  'brushed-jersey': [
    '92% cotton, 8% elastane, brushed inside',
    'قطن 92%، إيلاستين 8%، بوبرة داخلية',
    'warm',
    coldSeasons,
  ],
  rib: ['96% cotton, 4% elastane, ribbed', 'قطن 96%، إيلاستين 4%، مضلّع', 'warm', coldSeasons],
  pique: ['100% cotton piqué', 'قطن بيكيه 100%', 'warm', warmSeasons],
  mercerized: ['100% mercerized cotton', 'قطن مرسريز 100%', 'cool', warmSeasons],
  modal: ['92% modal, 8% elastane', 'مودال 92%، إيلاستين 8%', 'cool', warmSeasons],
  poplin: ['100% cotton poplin', 'بوبلين قطن 100%', 'warm', warmSeasons],
  oxford: ['100% cotton Oxford', 'أوكسفورد قطن 100%', 'warm', mildSeasons],
  'brushed-cotton': ['100% brushed cotton', 'قطن 100% بوبرة ناعمة', 'warm', ['winter']],
  linen: ['100% linen', 'كتّان 100%', 'cool', ['summer']],
  'linen-blend': ['55% linen, 45% cotton', 'كتّان 55%، قطن 45%', 'cool', ['summer']],
  viscose: ['100% viscose', 'فيسكوز 100%', 'gentle', warmSeasons],
  crepe: ['97% polyester crêpe, 3% elastane', 'كريب بوليستر 97%، إيلاستين 3%', 'gentle', mildSeasons],
  chiffon: ['Chiffon, 100% polyester', 'شيفون بوليستر 100%', 'gentle', warmSeasons],
  satin: ['Satin, 100% polyester', 'ساتان بوليستر 100%', 'gentle', coldSeasons],
  nida: ['Nida, 100% matte polyester', 'قماش ندى، بوليستر مطفي 100%', 'gentle'],
  velvet: ['90% polyester velvet, 10% elastane', 'مخمل بوليستر 90%، إيلاستين 10%', 'gentle', coldSeasons],
  velour: ['80% cotton velour, 20% polyester', 'مخمل قطني 80%، بوليستر 20%', 'warm', coldSeasons],
  corduroy: ['98% cotton corduroy, 2% elastane', 'مخمل مضلّع قطن 98%، إيلاستين 2%', 'cool', coldSeasons],
  gabardine: [
    '65% polyester, 35% viscose gabardine',
    'غبردين: بوليستر 65%، فيسكوز 35%',
    'gentle',
    mildSeasons,
  ],
  'cotton-gabardine': [
    '98% cotton gabardine, 2% elastane',
    'غبردين قطن 98%، إيلاستين 2%',
    'cool',
    mildSeasons,
  ],
  denim: ['100% cotton denim, 12.5 oz', 'جينز قطن 100%، 12.5 أونصة', 'cool', coldSeasons],
  'stretch-denim': ['98% cotton denim, 2% elastane', 'جينز قطن 98%، إيلاستين 2%', 'cool', mildSeasons],
  suiting: [
    '70% polyester, 28% viscose, 2% elastane',
    'بوليستر 70%، فيسكوز 28%، إيلاستين 2%',
    'dry',
    coldSeasons,
  ],
  'wool-suiting': [
    '55% wool, 43% polyester, 2% elastane',
    'صوف 55%، بوليستر 43%، إيلاستين 2%',
    'dry',
    coldSeasons,
  ],
  wool: ['80% wool, 20% polyamide', 'صوف 80%، بولي أميد 20%', 'dry', ['winter']],
  'wool-blend': ['50% wool, 50% polyester', 'صوف 50%، بوليستر 50%', 'dry', coldSeasons],
  'wool-knit': ['50% wool, 50% acrylic', 'صوف 50%، أكريليك 50%', 'knit', ['winter']],
  'acrylic-knit': ['100% soft acrylic', 'أكريليك ناعم 100%', 'knit', coldSeasons],
  'cashmere-knit': [
    '10% cashmere, 60% wool, 30% viscose',
    'كشمير 10%، صوف 60%، فيسكوز 30%',
    'knit',
    coldSeasons,
  ],
  'fine-knit': ['100% cotton, fine knit', 'قطن 100%، حياكة ناعمة', 'knit', mildSeasons],
  fleece: [
    '80% cotton, 20% polyester, brushed inside',
    'قطن 80%، بوليستر 20%، بوبرة داخلية',
    'cool',
    coldSeasons,
  ],
  'heavy-fleece': [
    '85% cotton, 15% polyester, 400 g/m²',
    'قطن 85%، بوليستر 15%، 400 غ/م²',
    'cool',
    ['winter'],
  ],
  terry: ['100% cotton, looped inside', 'قطن خفيف 100%', 'cool', mildSeasons],
  'sport-knit': ['90% polyester, 10% elastane', 'بوليستر 90%، إيلاستين 10%', 'cool', ['summer']],
  nylon: ['100% nylon', 'نايلون 100%', 'cool', mildSeasons],
  padded: [
    'Shell 100% nylon, filling 100% polyester',
    'الوجه نايلون 100%، الحشوة بوليستر 100%',
    'cool',
    ['winter'],
  ],
  'suede-look': ['100% polyester suede', 'شامواه صناعي بوليستر 100%', 'gentle', coldSeasons],
  leather: ['Cow leather', 'جلد بقر طبيعي', 'leather', coldSeasons],
  suede: ['Suede leather', 'جلد شامواه', 'suede', coldSeasons],
  'faux-leather': ['Faux leather', 'جلد صناعي', 'wipe'],
  mesh: ['Polyester mesh, rubber sole', 'شبك بوليستر ونعل مطاط', 'wipe', warmSeasons],
  canvas: ['100% cotton canvas', 'كانفاس قطن 100%', 'wipe'],
  felt: ['60% wool felt, 40% polyester', 'لبّاد صوف 60%، بوليستر 40%', 'wipe', coldSeasons],
  metal: ['Metal alloy, nickel-free', 'خليط معدني خالٍ من النيكل', 'metal'],
  'swim-knit': ['80% nylon, 20% elastane', 'نايلون 80%، إيلاستين 20%', 'swim', ['summer']],
  'swim-poly': ['100% quick-dry polyester', 'بوليستر 100% سريع الجفاف', 'swim', ['summer']],
  'thermal-cotton': [
    '95% cotton, 5% elastane, brushed',
    'قطن 95%، إيلاستين 5%، بوبرة ناعمة',
    'warm',
    coldSeasons,
  ],
  'thermal-wool': ['50% wool, 50% viscose', 'صوف 50%، فيسكوز 50%', 'gentle', ['winter']],
  'sock-knit': ['78% cotton, 20% polyamide, 2% elastane', 'قطن 78%، بولي أميد 20%، إيلاستين 2%', 'warm'],
  'wool-sock': [
    '45% wool, 35% cotton, 20% polyamide',
    'صوف 45%، قطن 35%، بولي أميد 20%',
    'gentle',
    coldSeasons,
  ],
};
