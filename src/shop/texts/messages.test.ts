import { describe, expect, test } from 'vitest';
import { endpointNames } from '../endpoints.ts';
import { errorCodes } from '../wire/envelope.ts';
import { messages as ar } from './ar/messages.ts';
import { messages as en } from './en/messages.ts';

test.each([
  [en.answers.sendOtp, 'OTP sent successfully!'],
  [en.answers.verifyCode, 'Verification successful!'],
  [en.answers.updateUserData, 'User address changed'],
  [en.answers.registerUser, 'Personal info added'],
  [en.answers.addToCart, 'Added to cart successfully'],
  [en.answers.updateQuantity, 'Quantity updated successfully'],
  [en.answers.assignCoupon, 'Coupon activated'],
  [en.answers.requestReturnOrder, 'Return requested'],
  [en.refusals.OUT_OF_STOCK, 'Sorry, the quantity is out of stock'],
  [en.refusals.UNAUTHENTICATED, 'Please login with your phone number to continue'],
  [en.refusals.OTP_NOT_SENT, 'Failed to send OTP'],
  [en.refusals.INTERNAL, 'An unexpected error occurred'],
])('the specification’s words stay: %s', (said, specified) => {
  expect(said).toBe(specified);
});

describe('in both languages', () => {
  test('every code has its sentence', () => {
    expect(Object.keys(en.refusals)).toEqual(errorCodes);
    expect(Object.keys(ar.refusals)).toEqual(errorCodes);
  });

  test('answers are named after calls', () => {
    expect(endpointNames).toEqual(expect.arrayContaining(Object.keys(en.answers)));
    expect(Object.keys(ar.answers)).toEqual(Object.keys(en.answers));
  });

  test('Arabic sentences are in Arabic', () => {
    const sentences = [
      ar.done,
      ...[ar.answers, ar.answersWhen, ar.refusals].flatMap((group) => Object.values(group)),
    ];
    expect(
      sentences.filter((sentence) => !/\p{Script=Arabic}/u.test(sentence) || /[a-z]/i.test(sentence)),
    ).toEqual([]);
  });
});
