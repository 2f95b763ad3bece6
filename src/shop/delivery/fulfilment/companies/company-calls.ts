import { z } from 'zod';
import { irreversibleReasons } from '../../../money/cash/reversal.ts';
import { rolesWith } from '../../../people/staff/roles.ts';
import { fileLimits } from '../../../sheets/file-limits.ts';
import { consoleEndpoint } from '../../../wire/console-endpoint.ts';
import {
  givenId,
  givenVersion,
  line,
  lineOrEmpty,
  listInQuery,
  optionalText,
  text,
} from '../../../wire/input.ts';
import { Day, Id, Instant, Money } from '../../../wire/wire-types.ts';
import { outcomes } from './outcome-words.ts';
import { neededColumns, statementColumns } from './statement.ts';

const tag = 'Companies';
const counters = rolesWith('countCash', 'all');
const params = z.object({ id: givenId });
const fileRefusals = [
  'NOT_FOUND',
  'VALIDATION',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IMPORT_EMPTY',
] as const;
const pounds = z.int().min(0).max(100_000_000);

const Line = z.object({
  waybill: text(40),
  amount: pounds,
  fee: pounds,
  outcome: z.enum(outcomes),
  day: Day.nullable(),
});

export const CompanyTerms = z
  .object({
    _id: Id,
    nameEn: z.string(),
    nameAr: z.string(),
    phone: z.string(),
    feeKind: z.enum(['fixed', 'percent']),
    feeValue: z.int().meta({ description: 'Pounds, or hundredths of a percent' }),
    feeIncluded: z.boolean().meta({ description: 'Taken out of what the company brings' }),
    removedAt: Instant.nullable().meta({ description: 'Since then it is given no parcels' }),
    version: z.int(),
  })
  .meta({ id: 'CompanyTerms' });
export type CompanyTerms = z.infer<typeof CompanyTerms>;

const Owed = z.object({
  waybill: z.string(),
  number: z.string(),
  amount: z.int(),
  fee: z.int(),
  deliveredOn: Day.nullable(),
});

export const Statement = z
  .object({
    _id: Id,
    received: Money,
    into: z.enum(['safe', 'bank']),
    createdAt: Instant,
    postedAt: Instant.nullable(),
    entryId: Id.nullable().meta({
      description: 'What was booked; while `postedAt` is null, that is reversed',
    }),
    lines: z.array(
      Line.extend({
        outcome: z.enum([...outcomes, 'unclear']),
        said: z.string().nullable().meta({ description: 'The company’s own word for the outcome' }),
        isAsked: z.boolean().meta({
          description: 'Its word is in no list, or it names no cash where cash is due: a person says',
        }),
        state: z.enum(['matched', 'differs', 'unclear', 'out', 'unknown', 'badDay', 'posted']),
        number: z.string().nullable(),
        owed: z.int().nullable(),
        agreedFee: z.int().nullable(),
      }),
    ),
    irreversible: z
      .enum(irreversibleReasons)
      .nullable()
      .meta({ description: 'Why what was booked cannot be reversed; null where it can' }),
    missing: z.array(Owed).meta({ description: 'What the company owes and does not name' }),
    parcelsOut: z.int().meta({
      description:
        'Of its parcels those that its posting still has to deliver or refuse; of a long one that takes several calls',
    }),
    difference: z.int().meta({ description: 'What it brings less what it owes for these lines' }),
  })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof Statement>;

const columnsInQuery = listInQuery(z.enum([...statementColumns, '-']), fileLimits.columns);

/** A company's file as it is read, before anything is made of it. */
const StatementFile = z
  .object({
    columns: z.array(
      z.object({
        heading: z.string().meta({ description: 'Its letter where it has none' }),
        column: z.enum(statementColumns).nullable(),
        sample: z.array(z.string()),
      }),
    ),
    hasHead: z
      .boolean()
      .meta({ description: 'Without one its columns are those of our own form, to be looked at' }),
    like: z.object({ head: z.string(), fileName: z.string(), at: Instant }).nullable().meta({
      description: 'The earlier file of the company with the same head line that the columns are taken from',
    }),
    missing: z
      .array(z.enum(neededColumns))
      .meta({ description: 'Columns without which no line can be read' }),
    lines: z.int(),
    collected: z.int().meta({ description: 'The sum of its amounts' }),
    unreadable: z.array(z.int()).meta({ description: 'The first 200 rows that cannot be read' }),
    repeated: z.array(z.string()).meta({ description: 'The first 200 waybills that stand twice' }),
  })
  .meta({ id: 'StatementFile' });

/** What transport companies owe, and what they say about it. */
export const companyCalls = {
  listCompanies: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/companies',
    roles: rolesWith('readCosts'),
    tag,
    summary: 'The transport companies with their fees and what each owes; the removed ones last',
    data: z.object({
      companies: z.array(
        CompanyTerms.extend({
          balance: z.int().nullable().meta({ description: 'Null where the reader counts no cash' }),
        }),
      ),
    }),
  }),
  getCompany: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/companies/:id',
    roles: counters,
    tag,
    summary: 'A company with its fees, what it owes by waybill, and its statements',
    params,
    data: z.object({
      company: CompanyTerms,
      balance: z.int(),
      owed: z.array(Owed),
      charged: Money.meta({ description: 'Its part of `balance` that is charged losses' }),
      out: z
        .object({ parcels: z.int(), amount: z.int() })
        .meta({ description: 'What is still with the company, and its cash' }),
      statements: z.array(
        Statement.omit({ lines: true, missing: true, irreversible: true, parcelsOut: true }),
      ),
    }),
    refusals: ['NOT_FOUND'],
  }),
  updateCompany: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/companies/:id',
    roles: counters,
    tag,
    summary: 'Change a company’s names, phone and fees',
    params,
    body: CompanyTerms.omit({ _id: true, removedAt: true }).extend({
      version: givenVersion,
      nameEn: line(100),
      nameAr: line(100),
      phone: lineOrEmpty(40),
      feeValue: z.int().min(0).max(1_000_000),
    }),
    data: z.object({ company: CompanyTerms }),
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  removeCompany: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/companies/:id',
    roles: counters,
    tag,
    summary: 'Take a company out of the lists; one that owes cash, has parcels or a run is refused',
    params,
    body: z.object({ version: givenVersion }),
    data: z.null(),
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'NOT_ZERO'],
  }),
  repayClaims: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/companies/:id/repay',
    roles: counters,
    tag,
    summary:
      'A company pays back of the losses that were charged to it, into the safe or the bank; never more than it owes of them',
    idempotent: true,
    params,
    body: z.object({ amount: z.int().min(1).max(100_000_000), into: z.enum(['safe', 'bank']) }),
    data: z.object({ charged: Money.meta({ description: 'What is still charged to it' }) }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  addStatement: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/companies/:id/statements',
    roles: counters,
    tag,
    summary:
      'Try a company’s statement, as lines or as CSV: what matches, differs, is unknown and is missing. Nothing is posted',
    status: 201,
    params,
    body: z.object({
      lines: z.array(Line).max(1_000).optional(),
      csv: optionalText(200_000),
      received: pounds,
      into: z.enum(['safe', 'bank']),
    }),
    data: z.object({ statement: Statement }),
    refusals: ['NOT_FOUND'],
  }),
  readStatementFile: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/companies/:id/statement-file',
    roles: counters,
    upload: true,
    changes: false,
    tag,
    summary:
      'Read a company’s statement as CSV or XLSX, up to 10 MB and 10,000 rows: what its columns are by its head line, and which rows cannot be read. With `columns`, a comma between two and `-` for one that is not read, by these',
    params,
    query: z.object({ columns: columnsInQuery.optional() }),
    data: z.object({ file: StatementFile }),
    refusals: fileRefusals,
  }),
  addStatementFile: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/companies/:id/statements/file',
    roles: counters,
    upload: true,
    tag,
    summary:
      'Try a company’s statement as a file by these columns, which are remembered for its head line: what matches, differs, is unknown and is missing. Nothing is posted',
    status: 201,
    params,
    query: z.object({
      columns: columnsInQuery,
      received: z.coerce.number().int().min(0).max(100_000_000),
      into: z.enum(['safe', 'bank']),
    }),
    data: z.object({ statement: Statement }),
    refusals: fileRefusals,
  }),
  forgetStatementHead: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/companies/:id/heads/:head',
    roles: counters,
    tag,
    summary: 'Forget what the columns of an earlier file of a company were',
    params: params.extend({ head: givenId }),
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
  getStatement: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/companies/:id/statements/:sid',
    roles: counters,
    tag,
    summary: 'A statement compared with what the company owes now',
    params: params.extend({ sid: givenId }),
    data: z.object({ statement: Statement }),
    refusals: ['NOT_FOUND'],
  }),
  setLineOutcome: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/companies/:id/statements/:sid/outcome',
    roles: counters,
    tag,
    summary:
      'Say how a parcel of an unclear line ended. A word in none of our lists is remembered for the company, and its other lines follow',
    params: params.extend({ sid: givenId }),
    body: z.object({ waybill: text(40), outcome: z.enum(outcomes) }),
    data: z.object({ statement: Statement }),
    refusals: ['NOT_FOUND', 'ALREADY_POSTED'],
  }),
  postStatement: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/companies/:id/statements/:sid/post',
    roles: counters,
    tag,
    summary:
      'Post a statement: the parcels it reports are delivered or refused, and the remittance is entered. Unknown lines and those still with the company are left out, an unclear one refuses it; a line posts once',
    idempotent: true,
    params: params.extend({ sid: givenId }),
    data: z.object({ statement: Statement }),
    refusals: ['NOT_FOUND', 'ALREADY_POSTED', 'CONFLICT', 'ORDER_STEP_NOT_ALLOWED'],
  }),
};
