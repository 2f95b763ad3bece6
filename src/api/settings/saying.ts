import type { DayLoad } from '../../shop/closures/promised-days.ts';
import type { HelpPart } from '../../shop/help/desk/help-part.ts';
import type { HelpPageName } from '../../shop/help/help-page.ts';
import type { Localized } from '../../shop/language.ts';
import type { Template } from '../../shop/notifications/message-template.ts';

/** What the help pages say, as shoppers read them. */
type HelpParts = Readonly<Record<HelpPageName, readonly HelpPart[]>>;

/** The messages with a setting in them, as they are worded. */
type SaidTemplates = Readonly<Record<(typeof saidTemplates)[number], Localized<Template>>>;
export const saidTemplates = ['return.approved', 'order.atOffice', 'points.ending'] as const;

/** What sentences are made of beside the settings. */
export type Saying = {
  readonly help: HelpParts;
  readonly templates: SaidTemplates;
  readonly now: Date;
  readonly load: DayLoad;
};
