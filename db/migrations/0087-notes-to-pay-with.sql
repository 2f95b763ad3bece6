-- The notes that a shopper announced to pay with, so that the courier brings change. Null: nothing was said.
alter table orders add column paying_with text check (paying_with in ('exact', 'largest', 'old'));
