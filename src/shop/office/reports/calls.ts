import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { optionalInQuery, text } from '../../wire/input.ts';
import { Day, SavedFile } from '../../wire/wire-types.ts';
import { reportNames } from './reports.ts';

const tag = 'Reports';
// Support reads single invoices alone.
const roles = rolesWith('readReports', 'all');
const params = z.object({ name: z.enum(reportNames) });
const by = text(20);

const figures = z.record(z.string(), z.number().nullable());

/** One row: a day, a size, a courier …, and its figures by column. */
export const ReportRow = z.object({ key: z.string(), label: z.string(), figures }).meta({ id: 'ReportRow' });
export type ReportRow = z.infer<typeof ReportRow>;

export const reportCalls = {
  readReport: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/reports/:name',
    roles,
    scope: 'reports.read',
    tag,
    summary: 'A report of a period of business days, the last 30 by default; at most 500 rows',
    params,
    query: z.object({ from: optionalInQuery(Day), to: optionalInQuery(Day), by: optionalInQuery(by) }),
    data: z.object({
      from: Day,
      to: Day,
      by: z.string(),
      rows: z.array(ReportRow),
      sum: figures.nullable(),
      left: z.int().meta({ description: 'Rows that are not shown; the sum has them' }),
    }),
  }),
  exportReport: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/reports/:name/file',
    roles,
    fresh: true,
    tag,
    summary: 'All rows of a report as a file',
    params,
    body: z.object({
      format: z.enum(['csv', 'xlsx']),
      from: Day.optional(),
      to: Day.optional(),
      by: by.optional(),
    }),
    data: z.object({ file: SavedFile }),
  }),
};
