import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CartLine } from '../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../shop/buying/cart/line-key.ts';
import { addressesOf } from '../../../shop/catalog/seo/addresses.ts';
import type { Sendable } from '../../../shop/catalog/seo/share-calls.ts';
import type { SentCart } from '../../../shop/delivery/staff-orders/staff-order-calls.ts';
import { inEachLanguage, type Language } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { chatCartPath, type LinkPlace } from '../../../shop/visit-source.ts';
import { unitPrice } from '../../buying/cart/cart-line.ts';
import { chatCartLines, chatCartTotal } from '../../buying/cart/chat-cart.ts';
import type { LineRow } from '../../buying/cart/queries.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { linesProblem } from './staff-order-routes.ts';

/** 128 random bits, so that a link cannot be guessed. */
const TOKEN_BYTES = 16;
const DAYS = 7;
const MOST = 50;

/** Pieces that staff choose for a customer in a chat, and send as one link. */
export function chatCartDeskRoutes(store: Store): void {
  const { publicUrl } = store.config;

  answerChange(store, 'makeChatCart', async (tx, { input, staff, settings, language, now }) => {
    const refusal = linesProblem(input.lines, settings);
    if (refusal !== null) return refusal;
    const known = await chatCartLines(tx, input.lines);
    if (known.length < input.lines.length) return refuse('UNAVAILABLE');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await tx
      .insertInto('chat_carts')
      .values({
        token,
        lines: JSON.stringify(input.lines),
        note: input.note ?? '',
        staff_id: staff.id,
        made_at: now,
        expires_at: new Date(now.getTime() + DAYS * DAY_MS),
      })
      .execute();
    // Whoever reads the log does not get the link.
    const after = { pieces: known.reduce((sum, { quantity }) => sum + quantity, 0) };
    await recordStaffAudit(tx, { staff, action: 'order.link', only: 'made', subject: 'link', after }, now);
    const [cart] = await readSentCarts(tx, { token, language, now, publicUrl });
    if (cart === undefined) throw new Error('a link that was just made is there');
    return { cart };
  });

  answerConsole(store, 'listChatCarts', async ({ language, now }) => ({
    carts: await readSentCarts(store.db, { language, now, publicUrl }),
  }));
}

type Reading = { token?: string; language: Language; now: Date; publicUrl: string };

async function readSentCarts(db: Db, { token, language, now, publicUrl }: Reading): Promise<SentCart[]> {
  const { rows } = await sql<{
    token: string;
    lines: CartLine[];
    note: string;
    by: string;
    expires_at: Date;
  }>`
    select c.token, c.lines, c.note, s.name as by, c.expires_at
      from chat_carts c join staff s on s.id = c.staff_id
     where c.expires_at > ${now} and ${token === undefined ? sql`true` : sql`c.token = ${token}`}
     order by c.made_at desc, c.token limit ${MOST}`.execute(db);
  const wanted = new Map(rows.flatMap(({ lines }) => lines).map((line) => [lineKey(line), line]));
  const known = new Map((await chatCartLines(db, [...wanted.values()])).map((line) => [lineKey(line), line]));
  return rows.map((row) => {
    const lines = row.lines.flatMap((line) => {
      const found = known.get(lineKey(line));
      return found === undefined ? [] : [{ ...found, quantity: line.quantity }];
    });
    return {
      _id: row.token,
      by: row.by,
      note: row.note,
      names: lines.map((line) => line[`name_${language}`]),
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      total: chatCartTotal(lines, now),
      lines: lines.map(({ productId, colorId, sizeId, quantity }) => ({
        productId,
        colorId,
        sizeId,
        quantity,
      })),
      expiresAt: row.expires_at.toISOString(),
      share: inEachLanguage((each) => sentIn(row, lines, { language: each, now, publicUrl })),
    };
  });
}

function sentIn(
  { token, note }: { token: string; note: string },
  lines: readonly LineRow[],
  { language, now, publicUrl }: { language: Language; now: Date; publicUrl: string },
): Sendable['en'] {
  const t = texts[language].chatCart;
  const money = (amount: number) => formatMoney(amount, language);
  const link = (place?: LinkPlace) => addressesOf(publicUrl, chatCartPath(token, place))[language];
  const pieces = lines.map((line) => {
    const choice = `${line.color[language]}${t.comma}${line.size[language]}`;
    return t.line(
      line[`name_${language}`],
      choice,
      line.quantity,
      money(unitPrice(line, now) * line.quantity),
    );
  });
  return {
    title: t.title,
    text: [
      ...(note === '' ? [] : [note, '']),
      ...pieces,
      t.sum(money(chatCartTotal(lines, now))),
      t.finish,
    ].join('\n'),
    links: {
      link: link(),
      whatsapp: link('whatsapp'),
      telegram: link('telegram'),
      facebook: link('facebook'),
      instagram: link('instagram'),
    },
  };
}
