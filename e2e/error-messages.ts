import { expect, type Page } from '@playwright/test';
import { type EndpointName, endpoints } from '../src/shop/endpoints.ts';
import { journey } from './journey.ts';
import type { Words } from './words.ts';

/** What the store could answer; `lost`: nothing at all. */
export type Answer = { status: number; body: object } | 'lost';

/** A refusal with these messages. */
export const refusal = (message: string | undefined, errors: string[] = []): Answer => ({
  status: 400,
  body: { status: false, data: null, errors, ...(message === undefined ? {} : { message }) },
});

/**
 * How a failure is shown (specification section 8): what the server wrote, line by line, else its message, else the page's own words.
 * @param surprise what the page says to an unexpected answer
 */
export const failuresOf = (
  fallback: string,
  t: Words,
  surprise = t.layout.unexpected,
): [how: string, answer: Answer, message: string][] => [
  ['its errors', refusal('Not this.', ['The first reason.', 'The second.']), 'The first reason. The second.'],
  ['its message', refusal('The server says no.'), 'The server says no.'],
  [
    'its message, not what is for machines',
    refusal('Look again.', ['"nothing" is not allowed']),
    'Look again.',
  ],
  ['no words at all', refusal(undefined), fallback],
  ['silence', 'lost', t.layout.network],
  ['a proxy’s page', { status: 502, body: {} }, fallback],
  ['an answer outside the contract', { status: 200, body: { status: true, data: null } }, surprise],
];

/** Makes the store answer so, presses, and checks the message. */
export async function expectMessage(
  page: Page,
  name: EndpointName,
  how: string,
  answer: Answer,
  press: () => Promise<void>,
  message: string,
): Promise<void> {
  await journey.step(`${name} is answered with ${how}`, async () => {
    const pattern = `**${endpoints[name].path}*`;
    await page.route(pattern, (route) =>
      answer === 'lost' ? route.abort() : route.fulfill({ status: answer.status, json: answer.body }),
    );
    // An earlier toast would match too, and stays for seconds.
    await page
      .locator('[data-type]')
      .getByText(message)
      .evaluateAll((earlier) => earlier.forEach((toast) => toast.setAttribute('data-earlier', '')));
    await press();
    const told = page.getByText(message).and(page.locator(':not([data-earlier])'));
    await expect(told.filter({ visible: true }).first()).toBeVisible();
    await page.unroute(pattern);
  });
}
