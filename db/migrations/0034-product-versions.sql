-- Two who edit one product: the second is told. Counts edits of what the merchant writes, not of what is computed.
alter table products add column version integer not null default 1;
