import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { texts } from '../texts/by-language.ts';
import { auditChangesIn } from './audit-changes.ts';

test.each(languages)('in %s the codes of a line are words of the field they stand in', (language) => {
  const t = texts[language];
  const changesOf = auditChangesIn(t, language);
  const after = {
    kind: 'complaint',
    channel: 'phone',
    way: 'told',
    level: 'new',
    reason: 'noMoney',
    outcome: 'noAnswer',
    takenBy: 'member-1',
  };
  expect(changesOf({ before: null, after }, { 'member-1': 'Salma' }).map((change) => change.after)).toEqual([
    t.customers.kinds.complaint,
    t.channels.phone,
    t.customers.ways.told,
    t.customers.levels.new,
    t.customers.reasons.noMoney,
    t.consoleOrders.outcomes.noAnswer,
    'Salma',
  ]);
});
