-- What a piece cost in US cents when the new prices were worked out; null without a cost or a rate.
alter table price_change_rows add column cost_cents bigint;
