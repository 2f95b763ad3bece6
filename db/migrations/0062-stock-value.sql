-- What the pieces for sale cost, in US cents, and the rate that turns it into pounds. Stock that is there keeps the average
-- of its posted receipts in dollars, written onto the last row of its ledger: the sum of the rows is the variant's value.
create table exchange_rates (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Hundredths of a pound for one US dollar.
  rate int not null check (rate > 0),
  note text not null default '' check (length(note) <= 300),
  staff_id text references staff (id)
);
create index exchange_rates_at on exchange_rates (at desc, id desc);
create trigger exchange_rates_stay before update or delete on exchange_rates for each row execute function refuse_change();

alter table receipts add column rate int check (rate > 0);

alter table variants
  add column value bigint not null default 0 check (value >= 0),
  add column damaged_value bigint not null default 0 check (damaged_value >= 0),
  add column low_level int check (low_level between 0 and 10000);
alter table stock_ledger add column value bigint not null default 0;

update variants v
   set value = a.unit * v.stock
  from (select l.product_id, l.color_id, l.size_id, (sum(l.counted::bigint * l.unit_cost) / sum(l.counted))::bigint as unit
          from receipt_lines l join receipts r on r.id = l.receipt_id and r.state = 'posted' and r.currency = 'USD'
         where l.unit_cost is not null and l.counted > 0 group by 1, 2, 3) a
 where (v.product_id, v.color_id, v.size_id) = (a.product_id, a.color_id, a.size_id) and v.stock > 0;
alter table stock_ledger disable trigger stock_ledger_stays;
update stock_ledger m set value = v.value
  from variants v
 where v.value > 0 and m.id = (select max(id) from stock_ledger l
                                where (l.product_id, l.color_id, l.size_id) = (v.product_id, v.color_id, v.size_id)
                                  and l.bucket = 'stock');
alter table stock_ledger enable trigger stock_ledger_stays;

alter table suppliers
  add column phone text not null default '' check (length(phone) <= 30),
  add column note text not null default '' check (length(note) <= 500),
  add column version int not null default 1 check (version > 0),
  add column archived_at timestamptz;
create index receipts_supplier on receipts (supplier_id, number desc) where supplier_id is not null;
