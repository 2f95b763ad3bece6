import { pick } from './chance.ts';
import { type DemoShopper, shoppers } from './shoppers.ts';

/** People known by a first name and an initial; each gets the street of one of `neighbors`. */
function reviewersLivingLike(neighbors: readonly DemoShopper[]): DemoShopper[] {
  return names.map(([en, ar, initialEn, initialAr], index) => {
    const id = `${en.toLowerCase()}-${initialEn.toLowerCase()}`;
    return {
      id,
      name: { en: `${en} ${initialEn}.`, ar: `${ar} ${initialAr}.` },
      language: index % 5 === 0 ? 'en' : 'ar',
      phoneNumber: `+96394400${String(1100 + index * 37).padStart(4, '0')}`,
      email: `${id}@example.com`,
      address: pick(neighbors, id, 'street').address,
    };
  });
}

type NameRow = readonly [en: string, ar: string, initialEn: string, initialAr: string];

const names: readonly NameRow[] = [
  ['Hala', 'هالة', 'M', 'م'],
  ['Samer', 'سامر', 'K', 'ك'],
  ['Rima', 'ريما', 'A', 'ع'],
  ['Fadi', 'فادي', 'S', 'س'],
  ['Ghada', 'غادة', 'H', 'ح'],
  ['Majd', 'مجد', 'N', 'ن'],
  ['Sawsan', 'سوسن', 'D', 'د'],
  ['Anas', 'أنس', 'R', 'ر'],
  ['Lubna', 'لبنى', 'T', 'ت'],
  ['Bassel', 'باسل', 'Z', 'ز'],
  ['Abeer', 'عبير', 'F', 'ف'],
  ['Wael', 'وائل', 'J', 'ج'],
  ['Hanin', 'حنين', 'B', 'ب'],
  ['Ihab', 'إيهاب', 'M', 'م'],
  ['Joumana', 'جمانة', 'S', 'س'],
  ['Louay', 'لؤي', 'A', 'ع'],
  ['Kinda', 'كندة', 'R', 'ر'],
  ['Mazen', 'مازن', 'H', 'ح'],
  ['Nisreen', 'نسرين', 'Q', 'ق'],
  ['Rami', 'رامي', 'D', 'د'],
  ['Ola', 'علا', 'K', 'ك'],
  ['Shadi', 'شادي', 'N', 'ن'],
  ['Reem', 'ريم', 'J', 'ج'],
  ['Thaer', 'ثائر', 'M', 'م'],
  ['Walaa', 'ولاء', 'A', 'ع'],
  ['Yamen', 'يامن', 'B', 'ب'],
  ['Zeina', 'زينة', 'S', 'س'],
  ['Adnan', 'عدنان', 'F', 'ف'],
  ['Batoul', 'بتول', 'H', 'ح'],
  ['Ayham', 'أيهم', 'T', 'ت'],
  ['Diana', 'ديانا', 'K', 'ك'],
  ['Firas', 'فراس', 'R', 'ر'],
  ['Ghina', 'غنى', 'M', 'م'],
  ['Hussam', 'حسام', 'D', 'د'],
  ['Iman', 'إيمان', 'Z', 'ز'],
  ['Khaled', 'خالد', 'A', 'ع'],
  ['Lamis', 'لميس', 'N', 'ن'],
  ['Muhannad', 'مهند', 'S', 'س'],
  ['Nagham', 'نغم', 'J', 'ج'],
  ['Qusai', 'قصي', 'H', 'ح'],
  ['Rasha', 'رشا', 'B', 'ب'],
  ['Suhail', 'سهيل', 'K', 'ك'],
  ['Tala', 'تالا', 'M', 'م'],
  ['Obada', 'عبادة', 'F', 'ف'],
  ['Wisam', 'وسام', 'R', 'ر'],
  ['Yara', 'يارا', 'A', 'ع'],
  ['Ziad', 'زياد', 'D', 'د'],
  ['Maha', 'مها', 'Q', 'ق'],
];

/** Everyone who has bought something: the shoppers, then those who only left their first name. */
export const customers: readonly DemoShopper[] = [...shoppers, ...reviewersLivingLike(shoppers)];
