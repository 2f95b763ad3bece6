import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import { parsePhone } from '../../../shop/people/account/phone.ts';
import { maskedPhone } from '../../../shop/people/staff/masked-phone.ts';
import { findOrAddShopper } from '../../people/account/find-or-add-shopper.ts';
import { answerChange, type ChangeContext } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { answerOpenCase, closeOpenCase, takeOpenCase } from './answer-case.ts';
import { findOpenCase, findOwnOrder, insertCase, insertMessage, selectCases } from './cases.ts';
import { findCustomer } from './customer-rows.ts';
import { countCases, selectCaseList, showCaseInList } from './list-cases.ts';
import { readCustomer } from './read-customer.ts';

const PAGE = 50;

type Opening = ConsoleParsedOf<'openCase'>;

/** The cases of all customers: what waits, and what is done about each. */
export function caseDeskRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listCases', async ({ input, staff }) => {
    const { view = 'due', kind, after } = input;
    const rows = await selectCaseList(db, { view, kind, after, staffId: staff.id }, PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      cases: shown.map(showCaseInList),
      next: last === undefined ? null : `${last.rank}_${last.id}`,
      counts: await countCases(db, { kind, staffId: staff.id }),
    };
  });

  answerConsole(store, 'getCase', async ({ input: { id } }) => {
    const [found] = await selectCases(db, { id });
    const customer = found && (await findCustomer(db, found.shopperId));
    if (found === undefined || customer === undefined) return refuse('NOT_FOUND');
    const { shopperId: _id, ...shown } = found;
    return { case: { ...shown, customer: { _id, name: customer.name, phone: maskedPhone(customer.phone) } } };
  });

  answerChange(store, 'openCase', async (tx, context) => {
    const { input, staff, now } = context;
    const { kind, channel, orderNumber } = input;
    const shopperId = await customerOf(tx, store, input, now);
    if (typeof shopperId !== 'string') return shopperId;
    const order = orderNumber === null ? null : await findOwnOrder(tx, shopperId, orderNumber);
    if (order === undefined)
      return refuse('VALIDATION', { errors: ['"orderNumber" is no order of this customer'] });
    const opened = { shopperId, orderId: order, kind, channel };
    // Only of appeals one is open at a time; what else customers say is a case each.
    const open = kind === 'appeal' ? await findOpenCase(tx, opened) : undefined;
    const id = open ?? (await insertCase(tx, opened, context));
    await insertMessage(tx, id, { staffId: null, text: input.text }, context);
    const after = { case: id, kind, channel };
    await recordStaffAudit(
      tx,
      { staff, action: 'customer.case', only: 'made', subject: shopperId, after },
      now,
    );
    return readCustomer(tx, shopperId, context);
  });

  answerChange(store, 'takeCase', takeOpenCase);
  answerChange(store, 'answerCase', answerOpenCase);
  answerChange(store, 'closeCase', closeOpenCase);
}

/** The id of a known customer, or of the one with this phone, who is added where it is new. */
async function customerOf(
  tx: Tx,
  { secrets }: Store,
  { customerId, phone: typed, name }: Opening,
  now: ChangeContext<Opening>['now'],
): Promise<string | Refusal> {
  if (customerId !== undefined)
    return (await findCustomer(tx, customerId)) === undefined ? refuse('NOT_FOUND') : customerId;
  if (typed === undefined) return refuse('VALIDATION', { errors: ['"phone" is required'] });
  const phone = parsePhone(typed);
  if (phone === null) return refuse('PHONE_INVALID', { errors: ['"phone" must be a Syrian mobile number'] });
  const { id } = await findOrAddShopper(tx, secrets, { phone, language: 'ar' }, now);
  if (name !== undefined && name !== '')
    await tx.updateTable('shoppers').set({ name }).where('id', '=', id).where('name', '=', '').execute();
  return id;
}
