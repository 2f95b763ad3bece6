import type { Language } from '../src/shop/language.ts';
import type { HelpText } from '../src/shop/office/help/contract.ts';
import type { HelpPartFields } from '../src/shop/office/help/desk/help-part.ts';
import type { HelpPageName } from '../src/shop/office/help/help-page.ts';
import { openConsole } from './console.ts';
import type { openStore } from './store.ts';

/** A part before anything is written. */
export const blankPart: HelpPartFields = {
  titleEn: '',
  titleAr: '',
  textEn: '',
  textAr: '',
  topic: null,
  isHidden: false,
  isQuick: false,
};

/** What a part of a page says. */
export const saidIn = (text: HelpText, id: string) => text.parts.find(({ _id }) => _id === id)?.text;

/** Two editors of the help pages, and what they do. Their sessions outlast days that pass. */
export async function openTexts(store: Awaited<ReturnType<typeof openStore>>) {
  const rana = await openConsole(store, ['owner'], { name: 'Rana' });
  const suha = await openConsole(store, ['manager'], { name: 'Suha' });
  await store.pool.query(`update staff_sessions set expires_at = '2030-01-01', idle_minutes = 1000000`);
  let keys = 0;
  const edited = async (page: HelpPageName) => (await rana.ask('getEditedHelpText', { page })).body.data.text;
  const partOf = async (page: HelpPageName, id: string) => {
    const part = (await edited(page)).parts.find(({ _id }) => _id === id);
    if (part === undefined) throw new Error(`no part ${id}`);
    return part;
  };
  return {
    rana,
    suha,
    edited,
    partOf,
    clear: async () => store.pool.query('truncate help_pages, help_parts, help_versions'),
    read: async (page: HelpPageName, language: Language = 'en', number?: number) =>
      (await store.guest({ language }).call('getHelpText', { page, number })).body.data.text,
    change: async (page: HelpPageName, id: string, fields: Partial<HelpPartFields>, who = rana) => {
      const { version } = await partOf(page, id);
      return who.ask('changeHelpPart', { page, id, version, fields });
    },
    publish: async (page: HelpPageName, more: { version?: number; inOneLanguage?: boolean } = {}) => {
      const { version } = await edited(page);
      keys += 1;
      const input = { page, version, ...more };
      return rana.ask('publishHelpText', input, { 'idempotency-key': `publish-text-${keys}` });
    },
  };
}
