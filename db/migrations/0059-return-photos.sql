-- Photographs of a return, for its shopper and the staff of the desk: not files, which any address could name.

create table return_photos (
  return_id  text not null references returns on delete cascade,
  photo_no   integer not null check (photo_no between 1 and 4),
  shopper_id text not null references shoppers on delete cascade,
  -- WebP in Base64; the hash of what was sent, so that a repeated upload is one photograph.
  content    text not null check (length(content) <= 400000),
  hash       text not null,
  created_at timestamptz not null,
  primary key (return_id, photo_no),
  unique (return_id, hash)
);
create index return_photos_shopper on return_photos (shopper_id);
