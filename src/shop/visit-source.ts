import { keysOf } from './keys-of.ts';

/** Where a visit of the shop came from. No source: typed in, from a bookmark, or unknown. */
export const visitSources = [
  'link',
  'feed',
  'instagram',
  'facebook',
  'whatsapp',
  'telegram',
  'search',
] as const;
export type VisitSource = (typeof visitSources)[number];

/** What orders of the site are asked for by: those with no source, too. */
export const askedSources = [...visitSources, 'direct'] as const;

/** The last part of a short link, for the place it is sent to. */
export const linkCodes = { whatsapp: 'wa', telegram: 'tg', facebook: 'fb', instagram: 'ig' } as const;
export type LinkPlace = keyof typeof linkCodes;

export const placeOfCode = (code: string): LinkPlace | undefined =>
  keysOf(linkCodes).find((place) => linkCodes[place] === code);

/** The link to the pieces that staff chose in a chat; `place` is where it is sent to. */
export const chatCartPath = (token: string, place?: LinkPlace) =>
  place === undefined ? `/c/${token}` : `/c/${token}/${linkCodes[place]}`;

/** The source of a visit by the address of its page; null where that says nothing. */
export function sourceInPath(pathname: string): VisitSource | null {
  const chat = /^\/c\/[\w-]+(?:\/(?<code>[a-z]+))?\/?$/.exec(pathname);
  return chat && (placeOfCode(chat.groups?.['code'] ?? '') ?? 'link');
}

/** What a request for a page tells: of its query, the host of the page before it, and the browser. Empty where it says nothing. */
type Visit = { campaign: string; medium: string; host: string; ownHost: string; userAgent: string };

const sites: readonly [VisitSource, RegExp][] = [
  ['instagram', /(?:^|\.)instagram\.(?:com|android)$/],
  ['facebook', /(?:^|\.)(?:facebook|messenger)\.com$|(?:^|\.)fb\.(?:com|me)$|^com\.facebook\./],
  ['whatsapp', /(?:^|\.)(?:whatsapp\.com|wa\.me|wl\.co)$|^com\.whatsapp/],
  ['telegram', /(?:^|\.)(?:telegram\.(?:org|me)|t\.me)$|^org\.telegram\./],
  ['search', /(?:^|\.)(?:google|bing|duckduckgo|yahoo|yandex|ecosia|startpage)\.[a-z]{2,3}(?:\.[a-z]{2})?$/],
];

const campaigns: Readonly<Record<string, VisitSource>> = {
  instagram: 'instagram',
  ig: 'instagram',
  facebook: 'facebook',
  fb: 'facebook',
  meta: 'facebook',
  whatsapp: 'whatsapp',
  wa: 'whatsapp',
  telegram: 'telegram',
  tg: 'telegram',
  google: 'search',
  bing: 'search',
};

const inApps: readonly [VisitSource, RegExp][] = [
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['telegram', /\bTelegram\b/],
  ['whatsapp', /\bWhatsApp\b/],
];

/**
 * The source of a visit: what its link says, else the site it was on, else the app it is in. Null for a step within the shop,
 * and where nothing is known.
 */
export function visitSource({ campaign, medium, host, ownHost, userAgent }: Visit): VisitSource | null {
  if (campaign !== '') return medium === 'feed' ? 'feed' : (campaigns[campaign.toLowerCase()] ?? 'link');
  if (host === ownHost) return null;
  if (host !== '') return sites.find(([, known]) => known.test(host))?.[0] ?? 'link';
  return inApps.find(([, app]) => app.test(userAgent))?.[0] ?? null;
}
