import { z } from 'zod';
import { Closure } from './closure.ts';

const orders = z.int().min(1).max(1_000_000).nullable().default(null);

/** The settings that say on which days orders are taken and delivered. */
export const daySettings = {
  isOpen: z
    .boolean()
    .default(true)
    .meta({ unit: null, drives: 'whether shoppers see the shop; false from its first owner to its opening' }),
  opensAt: z.iso
    .datetime()
    .nullable()
    .default(null)
    .meta({ unit: 'an instant', drives: 'when a shop that is not open yet opens by itself; null: by hand' }),
  closures: z
    .array(Closure)
    .max(100)
    .default([])
    .meta({ unit: 'dates', drives: 'where and when nothing is delivered, and whether orders are taken' }),
  dailyCapacity: orders.meta({
    unit: 'orders',
    drives: 'the most orders of one business day; null: any number',
  }),
  bandCapacity: orders.meta({
    unit: 'orders',
    drives: 'the most orders of one band and business day; null: any number',
  }),
  cutOff: z
    .int()
    .min(1)
    .max(24)
    .default(24)
    .meta({ unit: 'hour of the store clock', drives: 'from when an order counts for the next business day' }),
};
