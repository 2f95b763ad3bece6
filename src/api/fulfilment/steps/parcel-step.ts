import type { CallOutcome } from '../../../shop/fulfilment/call-rules.ts';
import type { ParcelStepName, StepRole } from '../../../shop/fulfilment/steps.ts';
import type { ParcelStage, RefusalReason } from '../../../shop/orders/contract.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { StoreDate } from '../../../shop/time/store-time.ts';
import type { Tx } from '../../db/database.ts';
import type { Actor } from '../../orders/actor.ts';
import type { StepFacts } from '../../orders/record-step.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { lastStep, type LockedParcel, type ParcelChanges } from './parcel.ts';

/** The input of each step. Lines are named by their number in the order. */
export type StepInputs = {
  call: { outcome: CallOutcome; nextAt?: Date | null };
  confirm: object;
  giveUp: object;
  hold: { reason: string; until: Date };
  release: object;
  pick: object;
  short: { found: readonly { lineNo: number; found: number }[] };
  resolve:
    | { choice: 'wait'; until: Date; reason: string }
    | { choice: 'cut' }
    | { choice: 'swap'; swaps: readonly { lineNo: number; colorId: string; sizeId: string }[] };
  pack: { pieces: readonly { lineNo: number; scanned: number; ticked: number }[]; tickReason: string };
  unpack: { reason: string };
  handOver: { courierId: string | null; carrier: string };
  handOverCompany: { companyId: string; waybill: string };
  atOffice: { office: string };
  attempt: { reason: string; nextDate: StoreDate };
  deliver: {
    /** Null: all of it. */
    kept: readonly { lineNo: number; kept: number; reason?: RefusalReason | null }[] | null;
    pin?: string;
    noPin?: 'recipientDiffers' | 'noPhone' | 'pinNotReceived';
    /** What the courier got; absent: what was due. */
    collected?: number;
  };
  refuse: { refusal: RefusalReason; reason: string; collected?: number };
  recall: { reason: string };
  backIn: {
    /** Null: all of it can be sold again. */
    pieces: readonly { lineNo: number; resellable: number; damaged: number; missing: number }[] | null;
  };
  lost: { reason: string };
  cancel: { reason?: string };
};

export type WantedParcelStep = {
  [Step in ParcelStepName]: { readonly step: Step } & StepInputs[Step];
}[ParcelStepName];

/** Who steps: the role of the order's tables, and in which of their own roles. */
export type StepActor = Actor & { readonly roles: readonly StepRole[] };

export type StepTerms = {
  readonly by: StepActor;
  /** The parcel as the actor saw it; null where they saw none (jobs, commands, shoppers). */
  readonly version: number | null;
  readonly settings: Settings;
  readonly now: Date;
  /** When it happened, of what is written down later. */
  readonly occurredAt?: Date | null;
  readonly eventId?: string | null;
  /** It is written down after it happened, without a line: a wrong PIN is noted then, and undoes nothing. */
  readonly isLate?: boolean;
};

/** What a step did: its stage (by default the table's first), what to store of it and the message to send. */
export type StepTaken = {
  readonly to?: ParcelStage | null;
  readonly changes?: ParcelChanges;
  readonly reason?: string;
  readonly details?: Record<string, unknown>;
  /** Absent: the step tells nothing this time. */
  readonly notifies?: StepFacts;
};

export type Effect<Step extends ParcelStepName> = (
  tx: Tx,
  parcel: LockedParcel,
  input: StepInputs[Step],
  terms: StepTerms,
) => Promise<StepTaken | Refusal>;

/** Says no to a step, and what was done last, when and by whom. */
export async function refuseStep(
  tx: Tx,
  parcel: LockedParcel,
  code: 'ORDER_STEP_NOT_ALLOWED' | 'HELD' | 'CLAIMED' = 'ORDER_STEP_NOT_ALLOWED',
  errors: string[] = [],
): Promise<Refusal> {
  const { stage, version, order } = parcel;
  const data = { status: order.status, stage, version, last: await lastStep(tx, parcel.id) };
  return refuse(code, { errors, data });
}
