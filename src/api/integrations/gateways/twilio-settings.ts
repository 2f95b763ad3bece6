import { z } from 'zod';
import { httpsUrl, operatorSecret } from '../operator-settings.ts';
import type { TwilioSettings } from './twilio-gateway.ts';

/** Parses the environment of Twilio. */
export const TwilioEnvironment = z
  .object({
    TWILIO_URL: httpsUrl.default('https://api.twilio.com'),
    TWILIO_ACCOUNT_SID: z
      .string('is not set')
      .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits'),
    TWILIO_AUTH_TOKEN: operatorSecret.min(32, 'must be at least 32 characters long'),
    TWILIO_FROM: z
      .string('is not set')
      .regex(
        /^(\+\d{6,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
        'must be a number like +963…, a name of at most 11 letters, or a messaging service',
      ),
  })
  .transform((given): TwilioSettings => ({
    kind: 'twilio',
    url: given.TWILIO_URL,
    accountSid: given.TWILIO_ACCOUNT_SID,
    authToken: given.TWILIO_AUTH_TOKEN,
    from: given.TWILIO_FROM,
  }));
