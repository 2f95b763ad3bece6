-- Returns as the desk answers, receives and settles them. Sources: the merchant's rules, "Returns desk" and "Cash ledger".

alter table returns
  add column version          integer not null default 1 check (version > 0),
  -- Until when the store owes its answer.
  add column answer_by        timestamptz not null default now() + interval '64 hours',
  add column way              text check (way in ('courier', 'store', 'company')),
  add column pickup_day       date,
  -- Until when an approved request is expected; the end is excluded.
  add column give_back_by     timestamptz,
  -- When the shopper was told that the pieces are still expected.
  add column reminded_at      timestamptz,
  -- `decision_note` has the English words.
  add column decision_note_ar text not null default '' check (length(decision_note_ar) <= 1000),
  -- By whom of the staff it was opened, and why the owner let it pass the rules.
  add column opened_by        text,
  add column override_note    text not null default '',
  -- What the shopper pays for damage, of the exact refund.
  add column lowered          bigint not null default 0 check (lowered >= 0),
  -- What the shopper chose for a refund, and how it was paid.
  add column wants           text not null default 'cash' check (wants in ('cash', 'points')),
  add column paid_as          text check (paid_as in ('cash', 'points')),
  add column paid_points      integer not null default 0 check (paid_points >= 0),
  add column received_at      timestamptz,
  -- Set with the entry in the cash ledger; older refunds have none.
  add column settled_at       timestamptz;
update returns set paid_as = 'cash' where status = 'refunded';
create index returns_answer on returns (answer_by, id) where status = 'requested';

alter table return_items
  add column resellable integer check (resellable >= 0),
  add column damaged    integer check (damaged >= 0),
  add column missing    integer check (missing >= 0),
  add column not_ours   integer check (not_ours >= 0),
  -- The pieces that count: all that were asked for, and once they are received those that came.
  add column counted    integer generated always as (coalesce(resellable + damaged, quantity)) stored,
  add check (num_nonnulls(resellable, damaged, missing, not_ours) in (0, 4)),
  add check (resellable + damaged + missing + not_ours = quantity);

create or replace function check_return_step() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'withdrawn'),
    ('approved', 'received'), ('approved', 'rejected'), ('received', 'refunded'), ('received', 'exchanged')
  ) then
    raise exception 'a return does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (new.status = 'refunded' and new.kind <> 'return') or (new.status = 'exchanged' and new.kind <> 'exchange') then
    raise exception 'a % is not %', new.kind, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function count_return_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger returns_version before update on returns for each row execute function count_return_version();

alter table cash_entries add column return_id text references returns on delete set null;
create unique index cash_entries_refund on cash_entries (return_id) where kind = 'refund';

alter table points_ledger
  drop constraint points_ledger_reason_check,
  add constraint points_ledger_reason_check
    check (reason in ('earned', 'redeemed', 'takenBack', 'granted', 'expired', 'refunded'));
