import { z } from 'zod';
import { rolesWith, type StaffRole } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, line, optionalText } from '../../wire/input.ts';
import { Instant } from '../../wire/wire-types.ts';

const tag = 'Stock';
const roles = rolesWith('readCosts');
/** Staff who enter goods choose a supplier, too. */
const readers: StaffRole[] = [...new Set([...rolesWith('keepStock'), ...roles])];
const params = z.object({ id: givenId });

export const supplierFields = {
  name: line(100),
  phone: optionalText(30),
  note: optionalText(500),
};

/** Who goods come from, and what came in from them. */
export const Supplier = z
  .object({
    _id: z.string(),
    version: z.int(),
    name: z.string(),
    phone: z.string(),
    note: z.string(),
    isArchived: z.boolean(),
    receipts: z.int().meta({ description: 'Posted ones' }),
    pieces: z.int(),
    cost: z.int().nullable().meta({ description: 'US cents; null to those who read no costs' }),
    lastAt: Instant.nullable(),
  })
  .meta({ id: 'Supplier' });
export type Supplier = z.infer<typeof Supplier>;

const supplier = z.object({ supplier: Supplier });

export const supplierCalls = {
  listSuppliers: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/suppliers',
    roles: readers,
    tag,
    summary: 'Suppliers by name, at most 500; archived ones last',
    data: z.object({ suppliers: z.array(Supplier) }),
  }),
  getSupplier: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/suppliers/:id',
    roles: readers,
    tag,
    summary: 'A supplier',
    params,
    data: supplier,
    refusals: ['NOT_FOUND'],
  }),
  createSupplier: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/suppliers',
    roles,
    status: 201,
    idempotent: true,
    tag,
    summary: 'Add a supplier; each name is there once',
    body: z.object(supplierFields),
    data: supplier,
    refusals: ['NAME_TAKEN'],
  }),
  changeSupplier: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/suppliers/:id',
    roles,
    tag,
    summary: 'Edit or archive a supplier; an archived one is not offered for new receipts',
    params,
    body: z.object({ version: z.int().min(1), ...supplierFields, isArchived: z.boolean() }),
    data: supplier,
    refusals: ['NOT_FOUND', 'NAME_TAKEN', 'VERSION_CONFLICT'],
  }),
};
