-- Orders from before 0147. The triggers are in force, so what is written meanwhile is there already and right.
set local work_mem = '64MB';
insert into order_figures select * from counted_order_figures on conflict do nothing;
insert into line_figures
select c.* from counted_line_figures c join order_figures f on f.order_id = c.order_id order by c.day, c.order_id on conflict do nothing;
