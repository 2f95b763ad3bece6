import { z } from 'zod';
import { rolesWith } from '../../../people/staff/roles.ts';
import { consoleEndpoint } from '../../../wire/console-endpoint.ts';
import {
  givenId,
  lineOrEmpty,
  optionalInQuery,
  optionalNumberInQuery,
  text,
  textOrEmpty,
} from '../../../wire/input.ts';
import { Id, Instant, Money, Named, LocalizedText } from '../../../wire/wire-types.ts';
import { CouponKind } from '../../cart/contract.ts';
import { couponStates, couponSteps } from './coupon-steps.ts';

const tag = 'Coupons';
const roles = rolesWith('setPrices', 'all');
const params = z.object({ id: givenId });
const version = z.int().min(1);
const MOST_POUNDS = 100_000_000;
const limit = z.int().min(1).max(1_000_000).nullable();
const ids = z.array(givenId).max(200);

export const couponViews = ['all', ...couponStates] as const;
export type CouponView = (typeof couponViews)[number];

/** What the merchant writes of a coupon; null limits do not apply, empty lists match everything. */
export const CouponFields = z
  .object({
    titleEn: lineOrEmpty(80),
    titleAr: lineOrEmpty(80),
    descriptionEn: textOrEmpty(200),
    descriptionAr: textOrEmpty(200),
    code: lineOrEmpty(64),
    isListed: z.boolean().meta({ description: 'Offered to every shopper; else only its code leads to it' }),
    kind: CouponKind,
    value: z
      .int()
      .min(0)
      .max(MOST_POUNDS)
      .meta({ description: 'Percent, or pounds, or 0 for the other kinds' }),
    maxDiscount: z.int().min(1).max(MOST_POUNDS).nullable(),
    buyPieces: z.int().min(1).max(50).nullable(),
    freePieces: z.int().min(1).max(50).nullable(),
    minSubTotal: z.int().min(0).max(MOST_POUNDS),
    startsAt: Instant,
    endsAt: Instant,
    takeLimit: limit,
    useLimit: limit,
    usesPerShopper: z.int().min(1).max(1000),
    budget: z.int().min(1).max(MOST_POUNDS).nullable(),
    firstOrderOnly: z.boolean(),
    onlyUndiscounted: z.boolean(),
    brandIds: ids,
    categoryIds: ids.meta({ description: 'Categories or subcategories' }),
    productIds: ids,
    governorateIds: ids,
  })
  .meta({ id: 'CouponFields' });
export type CouponFields = z.infer<typeof CouponFields>;

const counted = {
  state: z.enum(couponStates),
  taken: z.int(),
  used: z.int(),
  spent: Money.meta({ description: 'What it gave in all orders that stand' }),
};

export const CouponInList = CouponFields.pick({
  code: true,
  isListed: true,
  kind: true,
  value: true,
  buyPieces: true,
  freePieces: true,
  startsAt: true,
  endsAt: true,
  takeLimit: true,
  useLimit: true,
  budget: true,
})
  .extend({ _id: Id, title: z.string(), ...counted })
  .meta({ id: 'CouponInList' });
export type CouponInList = z.infer<typeof CouponInList>;

/** A coupon in the editor. */
export const EditedCoupon = z
  .object({
    _id: Id,
    version: z.int(),
    ...counted,
    fields: CouponFields,
    isUsed: z.boolean().meta({ description: 'An order has used it: only words, end and limits may change' }),
    products: z.array(Named).meta({ description: 'The products of its scope by name' }),
    may: z.array(z.enum(couponSteps)),
    uses: z
      .array(
        z.object({
          orderId: Id,
          number: z.string(),
          amount: Money,
          at: Instant,
          isGivenBack: z.boolean(),
        }),
      )
      .meta({ description: 'The latest 50' }),
    changedBy: z.string().nullable(),
    changedAt: Instant.nullable(),
  })
  .meta({ id: 'EditedCoupon' });
export type EditedCoupon = z.infer<typeof EditedCoupon>;

export const couponWarnings = [
  'noProduct',
  'belowCost',
  'free',
  'rounded',
  'smallBudget',
  'unlimited',
  'outdone',
  'outdoes',
] as const;

/** What a coupon as typed would do; nothing is stored. */
export const CouponPreview = z
  .object({
    terms: LocalizedText.meta({ description: 'The line below its words' }),
    conditions: LocalizedText.meta({
      description: 'What shoppers read only if the words say it, such as "Only for a first order."; or empty',
    }),
    products: z.int().meta({ description: 'Products in the shop that it covers' }),
    sample: z
      .object({ name: z.string(), pieces: z.int(), price: Money, discount: Money })
      .nullable()
      .meta({ description: 'The smallest cart of the most bought covered product that it counts for' }),
    warnings: z.array(z.object({ kind: z.enum(couponWarnings), message: z.string() })),
  })
  .meta({ id: 'CouponPreview' });
export type CouponPreview = z.infer<typeof CouponPreview>;

const coupon = z.object({ coupon: EditedCoupon });

/** The coupons as their merchant edits them. Personal ones belong to their shopper and are not among them. */
export const couponDeskCalls = {
  listCouponsToEdit: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/coupons',
    roles,
    tag,
    summary: 'Coupons in any state, newest first; `search` is a part of the title or the code',
    query: z.object({
      view: optionalInQuery(z.enum(couponViews)),
      search: optionalInQuery(text(100)),
      before: optionalNumberInQuery(z.int().min(0).max(1_000_000)),
    }),
    data: z.object({
      coupons: z.array(CouponInList),
      next: z.int().nullable(),
      counts: z.record(z.enum(couponViews), z.int()),
      spent: Money.meta({ description: 'What all coupons of the view gave' }),
    }),
  }),
  getCouponToEdit: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/coupons/:id',
    roles,
    tag,
    summary: 'A coupon with all that is written of it and its latest uses',
    params,
    data: coupon,
    refusals: ['NOT_FOUND'],
  }),
  previewCoupon: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/coupons/preview',
    roles,
    changes: false,
    tag,
    summary: 'What a coupon would do as it is typed: its conditions, a sample cart, and what to beware of',
    body: z.object({ couponId: givenId.nullable(), fields: CouponFields }),
    data: CouponPreview,
  }),
  createCoupon: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/coupons',
    roles,
    fresh: true,
    status: 201,
    tag,
    summary: 'Make a coupon',
    body: CouponFields,
    data: coupon,
    refusals: ['CODE_TAKEN'],
  }),
  changeCoupon: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/coupons/:id',
    roles,
    fresh: true,
    tag,
    summary: 'Change a coupon; what is left out stays. Of one that was used only words, end and limits',
    params,
    body: z.object({ version, fields: CouponFields.partial() }),
    data: coupon,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'IN_USE', 'CODE_TAKEN'],
  }),
  pauseCoupon: step('pause', 'Stop a coupon for a while; who took it keeps it'),
  resumeCoupon: consoleEndpoint({ ...step('resume', 'Let a paused coupon count again'), fresh: true }),
  endCoupon: step('end', 'End a coupon now'),
  deleteCoupon: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/coupons/:id',
    roles,
    tag,
    summary: 'Delete a coupon that was neither taken nor used',
    params,
    data: z.null(),
    refusals: ['NOT_FOUND', 'IN_USE'],
  }),
};

function step<const Name extends string>(name: Name, summary: string) {
  return consoleEndpoint({
    method: 'POST',
    path: `/api/console/v1/coupons/:id/${name}`,
    roles,
    tag,
    summary,
    params,
    body: z.object({ version }),
    data: coupon,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFLICT'],
  });
}
