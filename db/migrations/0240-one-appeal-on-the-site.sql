-- An appeal that staff note of a call no longer stands in the way of the customer's own on the site: the customer sees
-- only that one.
drop index cases_open_appeal;
create unique index cases_open_appeal on cases (shopper_id, (channel = 'site')) where kind = 'appeal' and closed_at is null;
