-- How long pieces may be brought back, by category; and until when, for each line that was delivered.

-- In business days; null: as the category says, and else the settings.
alter table subcategories
  add column return_days integer check (return_days between 1 and 365),
  add column exchange_days integer check (exchange_days between 1 and 365);
alter table categories
  add column return_days integer check (return_days between 1 and 365),
  add column exchange_days integer check (exchange_days between 1 and 365);

-- The days agreed when the order was placed (null: it was placed before lines kept them), the first instants that are
-- too late, written at delivery on every line, and why a line is not returnable.
alter table order_lines
  add column return_days integer,
  add column exchange_days integer,
  add column return_until timestamptz,
  add column exchange_until timestamptz,
  add column keep_reason_en text not null default '',
  add column keep_reason_ar text not null default '';

-- Of what was promised at delivery nothing is taken back: a deadline moves only later.
create trigger order_lines_deadlines before update of return_until, exchange_until on order_lines for each row
  when ((old.return_until is not null and (new.return_until is null or new.return_until < old.return_until))
     or (old.exchange_until is not null and (new.exchange_until is null or new.exchange_until < old.exchange_until)))
  execute function refuse_change();
