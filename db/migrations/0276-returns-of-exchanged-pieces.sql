-- Pieces that came by an exchange cost nothing in its parcel. When they go back, the refund is what was paid for the first ones:
-- the order that sold these, and its line.
alter table returns add column bought_in text references orders (id) on delete cascade;
alter table return_items add column bought_line_no integer;
create index returns_bought_in on returns (bought_in) where bought_in is not null;
