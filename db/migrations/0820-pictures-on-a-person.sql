-- Who wears the piece in a picture: how tall, in cm, and in which size. And which pictures are drawn: photographs lead.
alter table product_pictures
  add column model_height smallint check (model_height between 40 and 230),
  add column model_size_id text references sizes on delete set null;
create index product_pictures_model_size on product_pictures (model_size_id) where model_size_id is not null;
alter table pictures
  add column is_drawn boolean not null default false;
