import type { LoaderFunctionArgs } from 'react-router';
import { language } from '#texts/language';
import { type Language, languageFacts } from '../../../../shop/language.ts';
import type { HelpText } from '../../../../shop/office/help/contract.ts';
import type { HelpPageName } from '../../../../shop/office/help/help-page.ts';
import { callFrom } from '../../../client/call-from.ts';

/** The text of a help page, of a policy the version in `?version=`. */
export const loadText =
  (page: HelpPageName) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<HelpText> => {
    const asked = new URL(request.url).searchParams.get('version');
    const number = asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
    return (await callFrom(context)('getHelpText', { page, number })).text;
  };

/** Attributes of what is written in another language than the page. */
export const languageAttributes = (written: Language) =>
  written === language ? {} : { lang: written, dir: languageFacts[written].direction };
