import type { StoreFacts } from '../../facts/contract.ts';
import type { helpAbout as en } from '../en/help-about.ts';
import type { TextsOf } from '../texts-of.ts';
import { businessDays } from './counts.ts';

export const helpAbout = (facts: StoreFacts) =>
  ({
    title: 'من نحن',
    paragraphs: [
      `${facts.identity.name} متجر ألبسة إلكتروني لكل سوريا: نسائي ورجالي وألبسة أطفال ومواليد وأحذية وحقائب وإكسسوارات، في مكان واحد.`,
      'نجمع لك ماركات نحبّها، ونصف كل قطعة كما هي: قماشها وقياساتها بالسنتيمتر وعدد القطع المتبقية من قياسك.',
      `يصلك طلبك إلى أي مدينة سورية خلال ${businessDays(facts.deliveryDays.max)} على الأكثر، وتدفع نقداً بالليرة السورية عند الاستلام.`,
      `غيّرت رأيك؟ ألغِ طلبك من دون رسوم ما دام لم يخرج للتوصيل، أو أرجعه خلال ${businessDays(facts.returnDays)}، أو استبدله خلال ${businessDays(facts.exchangeDays)}. وإن كانت للمنتج مدة أخرى فهي مذكورة في صفحته.`,
    ],
    credits: 'بيانات الأماكن: GeoNames (CC BY 4.0)',
  }) satisfies TextsOf<ReturnType<typeof en>>;
