-- A test order goes the whole way of an order and is left out of what the shop counts.
alter table orders
  add column is_test boolean not null default false,
  add column test_erased_at timestamptz,
  add constraint orders_test_check check (test_erased_at is null or (is_test and status = 'canceled' and shopper_id is null));

create index orders_test on orders (id) where is_test;

-- Erasing a test order cancels it from wherever it stands.
create or replace function check_order_step() returns trigger language plpgsql as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if (old.status, new.status) in (('inProgress', 'pending'), ('canceled', 'pending'), ('canceled', 'inProgress')) then
    if exists (select from parcel_undos u join parcels p on p.id = u.parcel_id
                where p.order_id = new.id and u.version = p.version and u.until > clock_timestamp()) then
      return new;
    end if;
  elsif (old.status, new.status) in (
    ('pending', 'inProgress'), ('pending', 'canceled'),
    ('inProgress', 'inDelivery'), ('inProgress', 'canceled'),
    ('inDelivery', 'delivered'), ('inDelivery', 'canceled'),
    ('delivered', 'returns'), ('delivered', 'completed'),
    ('returns', 'delivered'), ('returns', 'completed')
  ) then
    return new;
  elsif new.is_test and (old.status, new.status) = ('delivered', 'canceled') then
    return new;
  end if;
  raise exception 'an order does not go from % to %', old.status, new.status using errcode = 'check_violation';
end $$;

create function keep_deadlines() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = new.order_id and is_test) then
    return new;
  end if;
  raise exception 'a deadline moves only later' using errcode = 'restrict_violation';
end $$;
drop trigger order_lines_deadlines on order_lines;
create trigger order_lines_deadlines before update of return_until, exchange_until on order_lines for each row
  when ((old.return_until is not null and (new.return_until is null or new.return_until < old.return_until))
     or (old.exchange_until is not null and (new.exchange_until is null or new.exchange_until < old.exchange_until)))
  execute function keep_deadlines();

-- What reports read instead of the tables: the same without test orders.
create view reported_orders as
select id, number, status, source, address, placed_at, delivered_at from orders where not is_test;

create view reported_settlements as
select s.id, s.parcel_id, s.order_id, s.items, s.fee, s.cash_due, s.collected, s.no_pin, s.delivered_at from settlements s
 where not exists (select from orders o where o.id = s.order_id and o.is_test);

create view reported_stock_ledger as
select m.product_id, m.color_id, m.size_id, m.bucket, m.change, m.value, m.reason, m.order_id, m.receipt_id, m.is_opening, m.at
  from stock_ledger m
 where not exists (select from orders o where o.id = m.order_id and o.is_test);

-- With the pieces that a test order holds.
create view reported_variants as
select v.product_id, v.color_id, v.size_id, (v.stock + coalesce(t.pieces, 0))::int as stock,
       (v.value + coalesce(t.value, 0))::bigint as value
  from variants v
  left join (select m.product_id, m.color_id, m.size_id, -sum(m.change) as pieces, -sum(m.value) as value
               from orders o join stock_ledger m on m.order_id = o.id
              where o.is_test and m.bucket = 'stock' group by 1, 2, 3) t using (product_id, color_id, size_id);

-- Without the money of test orders that is neither counted nor given back.
create view reported_cash_accounts as
select a.id, (a.balance - coalesce(t.amount, 0))::bigint as balance
  from cash_accounts a
  left join (select l.account_id, sum(l.amount) as amount
               from orders o join cash_entries e on e.order_id = o.id join cash_lines l on l.entry_id = e.id
              where o.is_test and o.test_erased_at is null
                and l.line_no > coalesce((select max(n.line_no) from cash_lines n join cash_entries c on c.id = n.entry_id
                                           where n.account_id = l.account_id and c.kind = 'handOver'
                                             and not exists (select from cash_entries r where r.reverses = c.id)), 0)
              group by 1) t on t.account_id = a.id;
