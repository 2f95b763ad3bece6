import { randomBytes } from 'node:crypto';

/** An id as the database's own `new_id`, for a row that others of the same wait refer to. */
export const newId = (): string => randomBytes(12).toString('hex');
