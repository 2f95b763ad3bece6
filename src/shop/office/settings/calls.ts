import { z } from 'zod';
import { rolesWith, staffRoles } from '../../people/staff/roles.ts';
import { Settings } from '../../settings.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenVersion, optionalText } from '../../wire/input.ts';
import { Day, LocalizedText } from '../../wire/wire-types.ts';

const tag = 'Settings';
const part = z
  .record(z.string().max(60), z.unknown())
  .meta({ description: 'Settings by name, each with its whole new value' });

/** Where a sentence stands: in the shop, or for the staff in the console. */
const Place = z.enum([
  'everyPage',
  'product',
  'cart',
  'checkout',
  'points',
  'help',
  'faq',
  'policies',
  'contact',
  'about',
  'coupons',
  'returns',
  'messages',
  'notifications',
  'invoice',
  'signIn',
  'consoleToday',
  'consoleOrders',
  'consoleCustomers',
  'consoleNews',
  'consoleMessages',
  'consoleStaff',
]);
export type SentencePlace = z.infer<typeof Place>;

const page = z.object({
  version: z.int(),
  settings: Settings,
  defaults: Settings,
  limits: z.record(z.string(), z.unknown()).meta({ description: 'The JSON Schema of each setting' }),
  sentences: z
    .record(z.string(), z.array(z.object({ place: Place, text: LocalizedText })))
    .meta({ description: 'By setting, the sentences of the shop it stands in' }),
  hasCompany: z
    .boolean()
    .meta({ description: 'Whether a transport company is there, which parcels to an office go with' }),
  lastChanges: z
    .record(z.string(), z.object({ by: z.string(), at: z.string(), from: z.unknown() }))
    .meta({ description: 'By setting, who changed it last, when, and the value before' }),
});

/** The merchant's settings. */
export const settingsCalls = {
  getSettings: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/settings',
    roles: rolesWith('changeSettings'),
    tag,
    summary: 'All settings with their defaults, limits, sentences and last changes',
    data: page,
  }),
  listHolidays: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/holidays',
    roles: staffRoles,
    tag,
    summary: 'The holidays of the settings, for calendars',
    background: true,
    data: z.object({
      holidays: z.array(z.object({ date: Day, name: LocalizedText, expected: z.boolean().optional() })),
    }),
  }),
  previewSettings: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/settings/preview',
    roles: rolesWith('changeSettings'),
    changes: false,
    tag,
    summary: 'The sentences of the shop that these changes would change',
    body: z.object({ part }),
    data: z.object({
      changes: z
        .array(
          z.object({ of: z.array(z.string()), place: Place, before: LocalizedText, after: LocalizedText }),
        )
        .meta({ description: 'With the names of the settings that change each' }),
    }),
  }),
  changeSettings: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/settings',
    roles: rolesWith('changeSettings'),
    tag,
    summary:
      'Change these settings and leave the others. A manager changes no money, limits or identity; identity takes a fresh second factor',
    body: z.object({ version: givenVersion, part, reason: optionalText(300) }),
    data: page,
    refusals: ['VERSION_CONFLICT', 'FORBIDDEN', 'REAUTH', 'INVOICE_PREFIX_USED'],
  }),
};
