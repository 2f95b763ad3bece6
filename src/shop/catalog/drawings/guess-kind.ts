import { normalize } from '../../normal-form.ts';
import type { DrawingKind } from './kinds.ts';

/**
 * The kind that words name, such as a product's name and its subcategory; the first text that names one decides. Null
 * where none does.
 */
export function guessKind(texts: readonly string[]): DrawingKind | null {
  for (const text of texts) {
    const words = ` ${normalize(text)} `;
    const found = rows.find(([, names]) => names.some((name) => words.includes(name)));
    if (found !== undefined) return found[0];
  }
  return null;
}

/**
 * Beginnings of words as `normalize` writes them. The first row that fits counts: two words come before one, a set
 * before its pieces, and what a piece is made of after what it is.
 */
const rows: readonly (readonly [DrawingKind, readonly string[]])[] = (
  [
    ['tracksuit', 'tracksuit', 'بيجامه رياض', 'بيجامات رياض', 'طقم رياض', 'اطقم رياض'],
    ['burkini', 'burkini', 'swimsuit', 'swimwear', 'بوركيني', 'مايو', 'ملابس سباحه'],
    ['thermals', 'thermal', 'حراري'],
    ['babySet', 'baby set', 'newborn set', 'طقم مواليد', 'اطقم مواليد'],
    ['denimJacket', 'denim jacket', 'جاكيت جينز'],
    ['manteau', 'manteau', 'مانطو'],
    ['abaya', 'abaya', 'عبا'],
    ['kaftan', 'kaftan', 'caftan', 'قفطان', 'قفاطين'],
    ['pajamas', 'pajama', 'pyjama', 'sleepwear', 'بيجام'],
    ['bodysuit', 'bodysuit', 'بودي'],
    ['sleepsuit', 'sleepsuit', 'romper', 'افرول'],
    ['blanket', 'blanket', 'swaddle', 'بطاني', 'قماط'],
    ['longDress', 'maxi dress', 'long dress', 'فستان طويل'],
    ['polo', 'polo', 'تيشيرت بولو', 'بولو'],
    ['tshirt', 't shirt', 'tshirt', 'tee ', 'تيشيرت', 'تي شيرت'],
    ['dress', 'dress', 'فستان', 'فساتين'],
    ['skirt', 'skirt', 'تنور', 'تنانير'],
    ['undershirt', 'undershirt', 'شيال'],
    ['cardigan', 'cardigan', 'كارديغان', 'جاكيت صوف'],
    ['hoodie', 'hoodie', 'هودي'],
    ['sweater', 'sweater', 'knitwear', 'pullover', 'كنزه', 'كنزات'],
    ['tunic', 'tunic', 'تونيك'],
    ['shirt', 'shirt', 'قميص', 'قمصان'],
    ['blouse', 'blouse', 'بلوز'],
    ['blazer', 'blazer', 'بليزر', 'جاكيت رسمي'],
    ['suit', 'suit ', 'suits ', 'طقم رسمي', 'اطقم رسمي', 'بدله', 'بدلات'],
    ['bomber', 'bomber', 'بومبر'],
    ['coat', 'coat', 'معطف', 'معاطف'],
    ['puffer', 'puffer', 'padded', 'jacket', 'جاكيت'],
    ['boxers', 'boxer', 'بوكسر'],
    ['socks', 'sock', 'جورب', 'جوارب', 'جراب'],
    ['leggings', 'legging', 'ليغينغ'],
    ['shorts', 'shorts', 'شورت'],
    ['joggers', 'jogger', 'بنطال رياض', 'بنطلون رياض'],
    ['wideTrousers', 'wide leg', 'بنطال عريض', 'بنطال واسع', 'بنطال بالازو', 'بقصه واسعه'],
    ['jeans', 'jeans', 'جينز'],
    ['trousers', 'trousers', 'chino', 'بنطال', 'بنطلون', 'بناطيل'],
    ['slippers', 'slipper', 'شحاط'],
    ['sandals', 'sandal', 'صندل', 'صنادل'],
    ['heels', 'heel', 'كعب'],
    ['boots', 'boot', 'بوط', 'جزمه'],
    ['sneakers', 'sneaker', 'trainers', 'sports shoes', 'حذا رياض', 'حذا ركض', 'احذيه رياض', 'سبور'],
    ['leatherShoes', 'shoe', 'loafer', 'حذا', 'احذيه'],
    ['backpack', 'backpack', 'حقيبه ظهر', 'حقائب ظهر'],
    ['handbag', 'handbag', 'bag', 'حقيب', 'حقائب', 'جزدان', 'شنت'],
    ['belt', 'belt', 'حزام', 'احزمه'],
    ['scarf', 'scarf', 'scarves', 'hijab', 'shawl', 'حجاب', 'شال'],
    ['beanie', 'beanie', 'طاقيه صوف'],
    ['cap', 'cap ', 'caps ', 'قبع', 'كاب ', 'كابات', 'طاقيه', 'طواقي'],
    ['earrings', 'earring', 'اقراط', 'حلق'],
    ['hairClips', 'hair', 'ملاقط شعر', 'شعر'],
  ] as const
).map(([kind, ...names]) => [kind, names.map((name) => ` ${name}`)]);
