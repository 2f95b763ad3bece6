import { expect, test } from 'vitest';
import { areasOfTopic, auditTopics } from './audit-subjects.ts';
import { auditActions, readableAreas } from './audit.ts';

test('every area of the log is in one topic', () => {
  const areas = new Set(auditActions.map((action) => action.split('.', 1)[0]));
  expect(new Set(Object.values(auditTopics).flat())).toEqual(areas);
  expect(Object.values(auditTopics).flat()).toHaveLength(areas.size);
});

test.each([
  [undefined, ['owner'], null],
  ['cash', ['owner'], ['cash', 'company', 'invoice']],
  ['customers', ['manager'], ['review', 'message']],
  ['cash', ['manager'], []],
] as const)('of the topic %s a role of %j reads %j', (topic, roles, areas) => {
  expect(areasOfTopic(topic, readableAreas(roles))).toEqual(areas);
});
