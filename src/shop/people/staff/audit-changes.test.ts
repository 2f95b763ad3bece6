import { expect, test } from 'vitest';
import { languageFacts, languages } from '../../language.ts';
import { texts } from '../../texts/by-language.ts';
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
    from: 'safe',
    status: 'published',
    items: [{ itemNo: 1, colorId: 'color-1', note: '', notOurs: 1 }],
    takenBy: 'member-1',
  };
  expect(
    changesOf({ before: null, after }, { 'member-1': 'Salma', 'color-1': 'Blue' }).map(
      (change) => change.after,
    ),
  ).toEqual([
    t.customers.kinds.complaint,
    t.channels.phone,
    t.customers.ways.told,
    t.customers.levels.new,
    t.customers.reasons.noMoney,
    t.consoleOrders.outcomes.noAnswer,
    t.auditFields.safe,
    t.products.states.published,
    [`${t.auditFields.colorId}: Blue`, `${t.auditFields.notOurs}: 1`].join(languageFacts[language].comma),
    'Salma',
  ]);
});

test.each(languages)('in %s a ready reason is said in words, not by its key', (language) => {
  const t = texts[language];
  const changesOf = auditChangesIn(t, language);
  const said = (after: Record<string, unknown>) =>
    changesOf({ before: null, after }, {}).map((change) => change.after);
  expect(said({ reason: 'notHome', refusal: 'late', noPin: 'noPhone', choice: 'cut', as: 'nobody' })).toEqual(
    [
      t.round.missedReasons.notHome,
      t.refusals.late,
      t.round.noPins.noPhone,
      t.packing.cut,
      t.claims.ways.nobody,
    ],
  );
  expect(said({ reason: 'insult', kind: 'erase', scopes: ['stock.read'], events: ['order.placed'] })).toEqual(
    [
      t.reviewReasons.insult,
      t.privacyDesk.kinds.erase,
      t.machineKeys.shortNames['stock.read'],
      t.webhooks.eventNames['order.placed'],
    ],
  );
});
