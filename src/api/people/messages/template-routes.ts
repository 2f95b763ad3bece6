import { sql } from 'kysely';
import { inEachLanguage, type Language, languages, type Localized } from '../../../shop/language.ts';
import type { MessageTemplate } from '../../../shop/people/messages/template-calls.ts';
import {
  fieldsOf,
  fillTemplate,
  mayDisturb,
  reachesPhone,
  type Template,
  type TemplateName,
  templateProblems,
} from '../../../shop/people/notifications/message-template.ts';
import { smsLength, smsText } from '../../../shop/people/notifications/sms-text.ts';
import { maskedPhone } from '../../../shop/people/staff/masked-phone.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { HOUR_MS } from '../../../shop/time/durations.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import {
  lockTemplate,
  readTemplates,
  storeWording,
  type WordedTemplate,
} from '../notifications/message-templates.ts';
import { answerChange } from '../staff/answer-change.ts';
import { answerConsole } from '../staff/answer-console.ts';
import { recordStaffAudit } from '../staff/staff-audit.ts';
import { fieldErrors } from './field-errors.ts';

const TESTS_AN_HOUR = 5;

/** The words of messages to shoppers, as the merchant changes and tests them. */
export function templateRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listTemplates', async () => {
    const settings = await store.settings();
    return { templates: (await readTemplates(db)).map((worded) => showTemplate(worded, settings)) };
  });

  answerConsole(store, 'getTemplate', async ({ input: { name } }) => {
    const settings = await store.settings();
    return {
      template: await readOne(db, name, settings),
      sends: store.integrations.messages.kind === 'gateway',
      shop: settings.identity.name,
      samples: inEachLanguage((language) => samplesOf(name, language)),
    };
  });

  answerConsole(store, 'wordTemplate', async ({ input: { name, words: given, version }, staff, now }) => {
    const words = inEachLanguage((language) => ({
      title: given[language].title,
      text: given[language].text ?? '',
    }));
    const errors = languages.flatMap((language) => machineProblems(name, language, words[language]));
    if (errors.length > 0) return refuse('FIELD_UNKNOWN', { errors });
    const settings = await store.settings();
    return transact(db, async (tx) => {
      await lockTemplate(tx, name);
      const before = await readOne(tx, name, settings);
      if (before.version !== version) return refuse('VERSION_CONFLICT', { data: { template: before } });
      const changed = languages.filter((language) => !isSame(before.words[language], words[language]));
      for (const language of changed) await storeWording(tx, name, language, words[language], now);
      const entry = { staff, action: 'message.word', subject: name } as const;
      const change = { before: flat(before.words), after: flat(words) };
      if (changed.length > 0) await recordStaffAudit(tx, { ...entry, ...change }, now);
      return { template: await readOne(tx, name, settings) };
    });
  });

  answerChange(store, 'testTemplate', async (tx, { input, staff, settings, now }) => {
    const { name, language, title, text = '' } = input;
    const errors = machineProblems(name, language, { title, text });
    if (errors.length > 0) return refuse('FIELD_UNKNOWN', { errors });
    const sms = sampleSms(name, language, { title, text }, settings);
    const to = await sendTest(tx, staff.id, sms, now);
    if (typeof to === 'string')
      await recordStaffAudit(
        tx,
        { staff, action: 'message.test', only: 'act', subject: name, after: { language } },
        now,
      );
    return typeof to === 'string' ? { to: maskedPhone(to) } : to;
  });
}

/** As a line of the log has them. */
const flat = ({ en, ar }: Localized<Template>) => ({
  titleAr: ar.title,
  textAr: ar.text,
  titleEn: en.title,
  textEn: en.text,
});

const isSame = (one: Template, other: Template) => one.title === other.title && one.text === other.text;

async function readOne(db: Db, name: TemplateName, settings: Settings): Promise<MessageTemplate> {
  const [worded] = await readTemplates(db, name);
  if (worded === undefined) throw new Error('a template that is asked for is read');
  return showTemplate(worded, settings);
}

function showTemplate({ changedAt, ...worded }: WordedTemplate, settings: Settings): MessageTemplate {
  const { name, words } = worded;
  const { needs, may } = fieldsOf(name);
  return {
    ...worded,
    builtIn: inEachLanguage((language): Template => texts[language].templates[name]),
    needs: [...needs],
    may: [...may],
    reachesPhone: reachesPhone(name),
    atNight: mayDisturb(name),
    parts: inEachLanguage(
      (language) => smsLength(sampleSms(name, language, words[language], settings)).parts,
    ),
    changedAt: changedAt?.toISOString() ?? null,
  };
}

function samplesOf(name: TemplateName, language: Language): Record<string, string> {
  const {
    fields,
    of,
  }: { fields: Record<string, string>; of: Partial<Record<string, Record<string, string>>> } =
    texts[language].templateSamples;
  const { needs, may } = fieldsOf(name);
  return Object.fromEntries(
    [...needs, ...may].map((field) => [field, of[name]?.[field] ?? fields[field] ?? '']),
  );
}

/** The SMS of a wording with sample values. */
function sampleSms(
  name: TemplateName,
  language: Language,
  { title, text }: Template,
  { identity }: Pick<Settings, 'identity'>,
): string {
  const samples = samplesOf(name, language);
  return smsText(identity.name[language], fillTemplate(title, samples), fillTemplate(text, samples));
}

/** What is wrong with a wording, as machine texts. */
const machineProblems = (name: TemplateName, language: Language, words: Template): string[] =>
  fieldErrors(language, templateProblems(name, words));

/** Sends a text to a member's own phone, in quiet hours too, and returns the phone. */
async function sendTest(tx: Tx, staffId: string, text: string, now: Date): Promise<string | Refusal> {
  // Locked: tests at the same moment are counted one after the other.
  const { rows } = await sql<{
    phone: string;
  }>`select phone from staff where id = ${staffId} for update`.execute(tx);
  const [{ phone } = { phone: '' }] = rows;
  const { rows: earlier } = await sql<{ count: number; first: Date | null }>`
    select count(*), min(created_at) as first from outbox
     where recipient = ${phone} and kind = 'test' and created_at > ${new Date(now.getTime() - HOUR_MS)}`.execute(
    tx,
  );
  const [{ count, first } = { count: 0, first: null }] = earlier;
  if (count >= TESTS_AN_HOUR)
    return refuse('RATE_LIMITED', {
      retryAfter: ((first ?? now).getTime() + HOUR_MS - now.getTime()) / 1000,
    });
  const due = { created_at: now, due_at: now, next_try_at: now };
  await tx
    .insertInto('outbox')
    .values({ kind: 'test', channel: 'sms', recipient: phone, text, may_disturb: true, ...due })
    .execute();
  return phone;
}
