import type { Localized } from '../../../shop/language.ts';
import type { HelpPart } from '../../../shop/office/help/desk/help-part.ts';
import type { HelpPageName } from '../../../shop/office/help/help-page.ts';
import type { DayLoad } from '../../../shop/people/closures/promised-days.ts';
import type { Template } from '../../../shop/people/notifications/message-template.ts';

/** The help pages as shoppers read them. */
type HelpParts = Readonly<Record<HelpPageName, readonly HelpPart[]>>;

/** The templates of messages with a setting in them. */
type QuotedTemplates = Readonly<Record<(typeof quotedTemplates)[number], Localized<Template>>>;
export const quotedTemplates = ['return.approved', 'order.atOffice', 'points.ending'] as const;

/** What sentences are made of besides the settings. */
export type SentenceSources = {
  readonly help: HelpParts;
  readonly templates: QuotedTemplates;
  readonly now: Date;
  readonly load: DayLoad;
};
