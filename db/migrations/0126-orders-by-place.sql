-- The places that orders go to, which are few: a search by a part of one reads each of them once instead of every order.
create index orders_place on orders (place_folded);
