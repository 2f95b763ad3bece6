import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Me } from '../../../shop/people/staff/contract.ts';
import { rightsOf, type StaffRole } from '../../../shop/people/staff/roles.ts';
import { findPlaces, placesOf } from './places.ts';
import { barOf, groupsOf, sectionsOf } from './sections.ts';

const member = (roles: StaffRole[], isAlone: boolean): Me => ({
  staff: { _id: 'rima', name: 'Rima', roles },
  rights: rightsOf(roles),
  next: null,
  factors: [],
  desk: null,
  isAlone,
  expiresAt: '2026-11-22T10:00:00.000Z',
  idleMinutes: 30,
});

const pathsOf = (me: Me) =>
  groupsOf(sectionsOf(me))
    .flatMap(({ section, within }) => [section, ...within])
    .map(({ path }) => path)
    .toSorted();

describe.each<StaffRole[][]>([
  [['owner']],
  [['owner', 'courier']],
  [['owner', 'accountant', 'packer', 'support']],
])('who is alone as %j', (roles) => {
  const [alone, among] = [member(roles, true), member(roles, false)];

  test('has seven doors, in the order of a day', () => {
    expect(groupsOf(sectionsOf(alone)).map(({ section }) => section.path)).toEqual([
      '/',
      '/orders',
      '/products',
      '/cash',
      '/customers',
      '/content',
      '/settings',
    ]);
  });

  test('reaches behind them what others reach', () => {
    expect(pathsOf(alone)).toEqual(pathsOf(among));
    expect(pathsOf(among)).toEqual(
      sectionsOf(among)
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  test('has the same bar on a phone', () => {
    expect(barOf(sectionsOf(alone)).map(({ path }) => path)).toEqual(['/', '/orders', '/products']);
  });
});

test('a second member brings the whole menu back', () => {
  const doors = groupsOf(sectionsOf(member(['owner'], false))).map(({ section }) => section.path);
  expect(doors).toContain('/pack');
  expect(doors.length).toBeGreaterThan(7);
});

const routes = readFileSync(new URL('../routes.ts', import.meta.url), 'utf8');

test('the search of the console finds every page that has an address of its own', () => {
  const me = member(['owner', 'courier', 'accountant'], true);
  // Signing in, the menu itself, the round, which is a section, and what is made for a kind that is asked for.
  const others = ['/sign-in', '/enter', '/more', '/round/*?', '/content/new'];
  const pages = Array.from(routes.matchAll(/path: '([^']+)'/g), ([, path = '']) => path).filter(
    (path) => !path.includes(':') && path !== '*' && !others.includes(path),
  );
  expect(pages.length).toBeGreaterThan(40);
  const found = placesOf(me).map(({ to }) => to);
  expect(pages.filter((path) => !found.includes(path))).toEqual([]);
});

test.each([
  ['cash', '/cash'],
  ['new coupon', '/coupons/new'],
  ['quiet hours', '/settings/messages#setting-quietHours'],
  ['stock value', '/reports/stockValue'],
  ['reports sales', '/reports/sales'],
  ['ALERTS', '/me#alerts'],
])('%j finds %s', (typed, to) => {
  expect(findPlaces(member(['owner'], true), typed).map((place) => place.to)).toContain(to);
});

test.each(['', 'xqzzy', 'cash xqzzy'])('%j finds no page', (typed) => {
  expect(findPlaces(member(['owner'], true), typed)).toEqual([]);
});

test('nobody finds a page that is not theirs', () => {
  const packer = member(['packer'], false);
  expect(findPlaces(packer, 'settings')).toEqual([]);
  expect(findPlaces(packer, 'new coupon')).toEqual([]);
});
