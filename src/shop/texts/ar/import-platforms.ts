import type { importPlatforms as en } from '../en/import-platforms.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const importPlatforms = {
  platforms: {
    shopify: 'Shopify',
    woocommerce: 'WooCommerce',
    prestashop: 'PrestaShop',
    prestashopCombinations: 'PrestaShop (التركيبات)',
    salla: 'سلة',
    zid: 'زد',
    odoo: 'Odoo',
    vendure: 'Vendure',
    medusa: 'Medusa',
    facebook: 'فيسبوك',
  },
  knows: (platforms) => `نعرف ملفات هذه من عناوينها: ${platforms}. وما سواها نقرؤه قائمة أسعار.`,
  isOf: (platform) => `هذا ملف من ${isolated(platform)}.`,
  needsProducts:
    'ملف التركيبات يسمّي المنتجات بأرقامها فقط. أرسل ملف المنتجات من PrestaShop أولاً، ثم هذا الملف مجدداً.',
  combinationsNext:
    'إن كانت لمنتجاته قياسات أو ألوان في ملف تركيبات فأرسله الآن قبل أن تستورد هذا: يُقرأ الملفان معاً.',
  unit: {
    label: 'أسعار هذا الملف',
    pounds: 'بالليرة الجديدة',
    dollars: 'بالدولار، بسعر متجرك',
    other: 'بعملة أخرى',
    rate: 'كم ليرة جديدة الواحد منها؟',
    says: (currency) => `الملف يقول ${isolated(currency)}.`,
    asked: 'الملف لا يذكر العملة. اخترها قبل أن تستورد.',
    set: 'اعتمدها',
  },
  pricesDiffer: (count) =>
    plural(count, {
      zero: '',
      one: 'لمنتج واحد أسعار تختلف بين قياساته أو ألوانه. للمنتج هنا سعر واحد: أخذنا أعلاها.',
      two: 'لمنتجين أسعار تختلف بين قياساتهما أو ألوانهما. للمنتج هنا سعر واحد: أخذنا أعلاها.',
      few: `لـ${count} منتجات أسعار تختلف بين قياساتها أو ألوانها. للمنتج هنا سعر واحد: أخذنا أعلاها.`,
      many: `لـ${count} منتجاً أسعار تختلف بين قياساتها أو ألوانها. للمنتج هنا سعر واحد: أخذنا أعلاها.`,
      other: `لـ${count} منتج أسعار تختلف بين قياساتها أو ألوانها. للمنتج هنا سعر واحد: أخذنا أعلاها.`,
    }),
  noOrders: 'طلبات متجر آخر لا تُستورد: لا بداية هنا لقطعها ونقدها ومرتجعاتها. احتفظ بملفها عندك.',
} satisfies TextsOf<typeof en>;
