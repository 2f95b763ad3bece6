import type { ParcelStage } from '../../../../../shop/buying/orders/contract.ts';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import type { Language } from '../../../../../shop/language.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import {
  fillTemplate,
  type TemplateName,
} from '../../../../../shop/people/notifications/message-template.ts';
import { smsText } from '../../../../../shop/people/notifications/sms-text.ts';
import type { Settings } from '../../../../../shop/settings.ts';
import { readTemplate } from '../../../../people/notifications/message-templates.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { ListRow } from '../list/console-rows.ts';

const chats: Partial<Record<ParcelStage, TemplateName>> = {
  toConfirm: 'chat.confirm',
  withCourier: 'chat.delivery',
  withCompany: 'chat.delivery',
};

/** What a chat with the customer begins with, in their language: the number, what is to be paid, and what the stage asks. */
export async function chatAbout(
  db: Db,
  { stage, number, cash_due: cashDue }: ListRow,
  language: Language,
  { identity }: Pick<Settings, 'identity'>,
): Promise<string> {
  const words = (await readTemplate(db, (stage && chats[stage]) ?? 'chat.order'))[language];
  const fields = {
    number: orderNumberText(number),
    total: formatMoney(cashDue, language),
  };
  return smsText(
    identity.name[language],
    fillTemplate(words.title, fields),
    fillTemplate(words.text, fields),
  );
}
