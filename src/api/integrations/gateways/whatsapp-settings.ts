import { z } from 'zod';
import { httpsUrl, operatorSecret } from '../operator-settings.ts';
import type { WhatsappSettings } from './whatsapp-gateway.ts';

const templateName = z.string('is not set').regex(/^[a-z0-9_]+$/, 'must be the name of a template');

/** Parses the environment of WhatsApp's Cloud API. */
export const WhatsappEnvironment = z
  .object({
    WHATSAPP_URL: httpsUrl.default('https://graph.facebook.com/v23.0'),
    WHATSAPP_PHONE_ID: z
      .string('is not set')
      .regex(/^\d{5,20}$/, 'must be the digits of a phone number’s id'),
    WHATSAPP_TOKEN: operatorSecret,
    WHATSAPP_CODE_TEMPLATE: templateName,
    WHATSAPP_NEWS_TEMPLATE: templateName.optional(),
  })
  .transform((given): WhatsappSettings => ({
    kind: 'whatsapp',
    url: given.WHATSAPP_URL,
    phoneId: given.WHATSAPP_PHONE_ID,
    token: given.WHATSAPP_TOKEN,
    codeTemplate: given.WHATSAPP_CODE_TEMPLATE,
    newsTemplate: given.WHATSAPP_NEWS_TEMPLATE ?? null,
  }));
