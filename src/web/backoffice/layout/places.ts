import { consoleWords } from '#texts/console-words';
import { places as words } from '#texts/places';
import { reports } from '#texts/reports';
import { settingWords } from '#texts/setting-words';
import { settings } from '#texts/settings';
import { isKeyOf, keysOf } from '../../../shop/keys-of.ts';
import { normalize } from '../../../shop/normal-form.ts';
import { settingGroupNames, settingGroups } from '../../../shop/office/settings/groups.ts';
import type { Me } from '../../../shop/people/staff/contract.ts';
import type { Capability } from '../../../shop/people/staff/roles.ts';
import { may } from './me.ts';
import { sectionsOf } from './sections.ts';

/** A page, or what is done on one. `within` names where it is. */
export type Place = { to: string; label: string; within: string };

type Act = readonly [to: string, label: string, within: string, right: Capability, isWhole?: true];

const t = consoleWords;

/** What has no section of its own. */
const acts: readonly Act[] = [
  ['/orders/new', words.newOrder, t.orders, 'changeOrders'],
  ['/orders/board', words.board, t.orders, 'readOrders'],
  ['/orders/call', words.callList, t.orders, 'changeOrders'],
  ['/products/add', words.addProducts, t.products, 'editCatalog', true],
  ['/products/new', words.newProduct, t.products, 'editCatalog', true],
  ['/products/photographing', words.photographing, t.products, 'editCatalog', true],
  ['/products/import', words.importProducts, t.products, 'editCatalog', true],
  ['/products/taxonomy', words.taxonomy, t.products, 'editCatalog', true],
  ['/products/size-guides', words.sizeGuides, t.products, 'editCatalog', true],
  ['/products/pricing', words.pricing, t.products, 'setPrices', true],
  ['/products/changes', words.changes, t.products, 'editCatalog', true],
  ['/stock/receipts', words.receipts, t.stock, 'keepStock'],
  ['/stock/counts', words.counts, t.stock, 'keepStock'],
  ['/stock/suppliers', words.suppliers, t.stock, 'readCosts'],
  ['/stock/rates', words.rates, t.stock, 'readCosts'],
  ['/customers/import', words.importCustomers, t.customers, 'serveCustomers', true],
  ['/coupons/new', words.newCoupon, t.coupons, 'setPrices', true],
  ['/content/new?kind=hero', words.newTop, t.content, 'editCatalog', true],
  ['/content/new?kind=notice', words.newNotice, t.content, 'editCatalog', true],
  ['/content/new?kind=collection', words.newCollection, t.content, 'editCatalog', true],
  ['/content/new?kind=look', words.newLook, t.content, 'editCatalog', true],
  ['/content/new?kind=banner', words.newLink, t.content, 'editCatalog', true],
  ['/messages/templates', words.templates, t.messages, 'editCatalog', true],
  ['/settings/closures', words.closures, t.settings, 'changeSettings'],
  ['/settings/staff/new', words.invite, t.staff, 'manageStaff'],
  ['/settings/webhooks/new', words.addWebhook, t.webhooks, 'manageStaff'],
];

export function placesOf(me: Me): Place[] {
  const sections = sectionsOf(me);
  const nameOf = (path: string | undefined) => sections.find((each) => each.path === path)?.label ?? '';
  const isOpen = ([, , , right, isWhole]: Act) => (isWhole ? me.rights[right] === 'all' : may(me, right));
  return [
    ...sections.map((each) => ({ to: each.path, label: each.label, within: nameOf(each.in) })),
    ...acts.filter(isOpen).map(([to, label, within]) => ({ to, label, within })),
    { to: '/me#alerts', label: words.alerts, within: words.me },
    { to: '/me', label: words.me, within: '' },
    ...(me.rights.readReports === 'all'
      ? keysOf(reports.names).map((name) => ({
          to: `/reports/${name}`,
          label: reports.names[name],
          within: t.reports,
        }))
      : []),
    ...(may(me, 'changeSettings') ? placesOfSettings() : []),
  ];
}

/** The groups of settings, and each setting. */
export function placesOfSettings(): Place[] {
  return settingGroupNames.flatMap((group) => [
    { to: `/settings/${group}`, label: settings.groups[group], within: t.settings },
    ...settingGroups[group].flatMap((name) =>
      isKeyOf(settingWords, name)
        ? [
            {
              to: `/settings/${group}#setting-${name}`,
              label: settingWords[name].label,
              within: settings.groups[group],
            },
          ]
        : [],
    ),
  ]);
}

const MOST = 8;

/** The pages of this person whose name has every word that was typed at the start of one of its own; the nearest first. */
export function findPlaces(me: Me, typed: string): Place[] {
  const asked = normalize(typed).split(' ').filter(Boolean);
  if (asked.length === 0) return [];
  const found = placesOf(me).filter(({ label, within }) => {
    const own = normalize(label).split(' ');
    const around = [...own, ...normalize(within).split(' ')];
    const starts = (all: readonly string[], word: string) =>
      all.some((each) => bare(each).startsWith(bare(word)));
    return asked.every((word) => starts(around, word)) && asked.some((word) => starts(own, word));
  });
  return found.slice(0, MOST);
}

/** Without the Arabic article: القسائم is found by قسائم. */
const bare = (word: string) => (word.length > 4 ? word.replace(/^ال/, '') : word);
