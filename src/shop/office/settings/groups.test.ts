import { expect, test } from 'vitest';
import { Settings } from '../../settings.ts';
import { groupOf, settingGroupNames, settingGroups } from './groups.ts';

test('every setting is in exactly one group', () => {
  const grouped = settingGroupNames.flatMap((group): string[] => [...settingGroups[group]]);
  expect(grouped.toSorted()).toEqual(Object.keys(Settings.shape).toSorted());
});

test.each([
  ['returnDays', 'returns'],
  ['otp', 'limits'],
  ['nothing', undefined],
])('%s is in %s', (name, group) => expect(groupOf(name)).toBe(group));
