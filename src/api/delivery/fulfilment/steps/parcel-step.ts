import type { OrderChanges } from '../../../../shop/buying/orders/calls.ts';
import type { OrderStatus, ParcelStage, RefusalReason } from '../../../../shop/buying/orders/contract.ts';
import type { Actor } from '../../../../shop/buying/orders/status.ts';
import type { CallOutcome } from '../../../../shop/delivery/fulfilment/call-rules.ts';
import type { ParcelStepName, StepRole } from '../../../../shop/delivery/fulfilment/steps.ts';
import type { Settings } from '../../../../shop/settings.ts';
import type { StoreDate } from '../../../../shop/time/store-time.ts';
import type { StepFacts } from '../../../buying/orders/record-step.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { lastStep, type LockedParcel, type ParcelChanges } from './parcel.ts';

/** The error of a hold that `mayHoldUntil` refuses. */
export const TOO_LONG_HOLD = '"until" must be within 14 days';

/** The input of each step. Lines are named by their number in the order. */
export type StepInputs = {
  call: { outcome: CallOutcome; nextAt?: Date | null };
  confirm: object;
  giveUp: object;
  edit: { changes: OrderChanges; expectedTotal: number; acceptLoss?: boolean };
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
    /** The cash collected; by default what was due. */
    collected?: number;
  };
  refuse: { refusal: RefusalReason; reason: string; collected?: number };
  recall: { reason: string };
  backIn: {
    /** Null: everything is resellable. */
    pieces: readonly { lineNo: number; resellable: number; damaged: number; missing: number }[] | null;
  };
  lost: { reason: string };
  reopen: { courierId: string; reason: string };
  setAside: { reason: string; /** The act. */ recorded: string };
  cancel: { reason?: string };
  undo: object;
};

export type WantedParcelStep = {
  [Step in ParcelStepName]: { readonly step: Step } & StepInputs[Step];
}[ParcelStepName];

/** The actor by the order table's role, with their own roles. */
export type StepActor = Actor & { readonly roles: readonly StepRole[] };

export type StepTerms = {
  readonly by: StepActor;
  /** The version the actor saw; null for jobs, commands and shoppers. */
  readonly version: number | null;
  readonly settings: Settings;
  readonly now: Date;
  /** When it happened, if it is reported later. */
  readonly occurredAt?: Date | null;
  readonly eventId?: string | null;
  /** Reported later, from offline: a wrong PIN is recorded and changes nothing. */
  readonly isLate?: boolean;
};

/** A step's result: the new stage and status (by default the table's first), changes to store, the message. */
export type StepTaken = {
  readonly status?: OrderStatus;
  readonly to?: ParcelStage | null;
  readonly changes?: ParcelChanges;
  readonly reason?: string;
  readonly details?: Record<string, unknown>;
  /** Absent: no message. */
  readonly notifies?: StepFacts;
};

export type Effect<Step extends ParcelStepName> = (
  tx: Tx,
  parcel: LockedParcel,
  input: StepInputs[Step],
  terms: StepTerms,
) => Promise<StepTaken | Refusal>;

/** Refuses a step and names the last one taken, when and by whom. */
export async function refuseStep(
  tx: Tx,
  parcel: LockedParcel,
  code:
    | 'ORDER_STEP_NOT_ALLOWED'
    | 'HELD'
    | 'CLAIMED'
    | 'EDIT_TOO_LATE'
    | 'UNDO_TOO_LATE' = 'ORDER_STEP_NOT_ALLOWED',
  errors: string[] = [],
): Promise<Refusal> {
  const { stage, version, order } = parcel;
  const data = { status: order.status, stage, version, last: await lastStep(tx, parcel.id) };
  return refuse(code, { errors, data });
}
