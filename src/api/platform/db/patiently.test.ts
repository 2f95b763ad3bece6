import { expect, test } from 'vitest';
import { isSlowAnswer, patiently } from './patiently.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  [new Error('Connection terminated due to connection timeout'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('timeout expired'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [coded('57P03', 'the database system is starting up'), true],
  [coded('57014', 'canceling statement due to statement timeout'), true],
  [coded('25P03', 'terminating connection due to idle-in-transaction timeout'), true],
  [coded('53300', 'sorry, too many clients already'), true],
  [coded('ECONNRESET'), true],
  [new AggregateError([coded('ETIMEDOUT')]), true],
  [new Error('0001.sql could not be applied: x', { cause: coded('ECONNRESET') }), true],
  [coded('ECONNREFUSED'), false],
  [coded('28P01', 'password authentication failed'), false],
  [coded('42P01', 'relation "x" does not exist'), false],
  [new Error('0001.sql was changed after it had been applied'), false],
  ['a string', false],
])('%s is a slow answer: %s', (error, isSlow) => {
  expect(isSlowAnswer(error)).toBe(isSlow);
});

test('what a slow database failed at is done again, and a wait is told once', async () => {
  let [tries, told] = [0, 0];
  const work = () => {
    tries += 1;
    return tries < 3
      ? Promise.reject(new Error('Connection terminated unexpectedly'))
      : Promise.resolve('done');
  };
  expect(await patiently('counting', work, { onWait: () => (told += 1) })).toBe('done');
  expect([tries, told]).toEqual([3, 1]);
});

test('in the end it is said what was being done, and what to do', async () => {
  const work = () => Promise.reject(new Error('timeout expired'));
  await expect(patiently('the shop was filled', work, { patienceMs: 0 })).rejects.toThrow(
    'The database did not answer in time while the shop was filled (timeout expired). ' +
      'See that its server runs and is not overloaded, then start again: what was begun has been undone.',
  );
});

test('another fault is not tried again', async () => {
  let tries = 0;
  const work = () => {
    tries += 1;
    return Promise.reject(coded('42P01', 'relation "x" does not exist'));
  };
  await expect(patiently('counting', work)).rejects.toThrow('relation "x" does not exist');
  expect(tries).toBe(1);
});
