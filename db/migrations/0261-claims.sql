-- Who pays for what was lost on its way: a question of its own, which stands until the owner answers it.
alter table tasks drop constraint tasks_kind_check;
alter table tasks add constraint tasks_kind_check check (
  kind in ('short', 'conflict', 'difference', 'lost', 'unpaid', 'claim'));
create unique index tasks_claim on tasks (subject) where kind = 'claim';

-- A parcel that was reported as lost is no longer looked for. Those that cost something are asked about.
insert into tasks (kind, order_id, subject, details, opened_at)
select 'claim', o.id, p.id,
       jsonb_build_object('courierId', p.courier_id, 'companyId', p.company_id, 'runId', null, 'worth', least(o.sub_total - o.discount, due.cash), 'most', due.cash),
       p.stage_at
  from parcels p
  join orders o on o.id = p.order_id
  cross join lateral (select o.total - o.total % o.cash_step as cash) due
 where p.stage = 'lost' and p.return_id is null and due.cash > 0 and not o.is_test
   and exists (select from tasks t where t.kind = 'lost' and t.subject = p.id and t.done_at is null);
update tasks t set done_at = p.stage_at
  from parcels p where p.id = t.subject and p.stage = 'lost' and t.kind = 'lost' and t.done_at is null;

-- What each company owes of the losses charged to it. What its waybills brought is apart from it.
create index cash_entries_charged on cash_entries (id) where kind in ('lost', 'repay');
create view company_claims as
select l.account_id, sum(l.amount)::bigint as balance
  from cash_entries e
  join cash_lines l on l.entry_id = e.id
 where e.kind in ('lost', 'repay') and l.account_id like 'company:%'
   and not exists (select from cash_entries r where r.reverses = e.id)
 group by l.account_id;
