import { expect, test } from 'vitest';
import { fieldErrors, inSight } from './field-errors.ts';

test.each([
  ['"city" is required', { city: 'Please fill this in' }],
  ['"area" is not allowed to be empty', { area: 'Please fill this in' }],
  ['"street" must be a string', { street: 'Please check this' }],
  ['"latitude" must be a number', { latitude: 'Please check this' }],
  ['"address.city" is required', { city: 'Please fill this in' }],
])('%s goes to its field', (message, fields) => {
  expect(fieldErrors([message])).toEqual({ fields, general: [] });
});

test('a message of no field is general', () => {
  expect(fieldErrors(['The point is outside Syria'])).toEqual({
    fields: {},
    general: ['The point is outside Syria'],
  });
});

test('the first message of a field counts, in the words of the form', () => {
  const errors = ['"name" is required', '"name" must be a string'];
  expect(fieldErrors(errors, { name: { missing: 'Write your name' } }).fields).toEqual({
    name: 'Write your name',
  });
});

test('an error of a field that the form does not show is said above it', () => {
  const form = { isShown: (field: string) => field === 'city', whole: 'Please check the fields below.' };
  expect(inSight({ latitude: 'Please check this' }, undefined, form)).toEqual({
    fields: {},
    general: 'Please check the fields below.',
  });
  expect(inSight({}, 'Too far away', form).general).toBe('Too far away');
  expect(inSight({ city: 'Please fill this in' }, undefined, form)).toEqual({
    fields: { city: 'Please fill this in' },
    general: undefined,
  });
});
