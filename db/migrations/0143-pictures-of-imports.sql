-- A ZIP of pictures that belongs to a file of products, or stands alone for products the shop has.

alter table imports add column pictures_name text check (length(pictures_name) <= 200);
alter table imports add column pictures_bytes integer check (pictures_bytes between 1 and 500000000);
-- All of it arrived and its list of files could be read.
alter table imports add column pictures_whole boolean not null default false;

-- contract: older rows fit both; a ZIP alone has no rows of products.
alter table imports drop constraint imports_row_count_check;
alter table imports add constraint imports_row_count_check check (row_count between 0 and 10000);
-- contract: older rows fit both.
alter table imports drop constraint imports_encoding_check;
alter table imports add constraint imports_encoding_check
  check (encoding in ('utf-8', 'utf-16le', 'windows-1256', 'xlsx', 'zip'));

-- The ZIP as it arrives, in parts of one size; gone once it came in.
create table import_parts (
  import_id text not null references imports on delete cascade,
  part      integer not null check (part >= 0),
  content   bytea not null check (length(content) between 1 and 524288),
  primary key (import_id, part)
);
-- Pictures are compressed already.
alter table import_parts alter column content set storage external;

create table import_pictures (
  import_id text not null references imports on delete cascade,
  -- Its place in the ZIP's list of files.
  number    integer not null check (number >= 0),
  name      text not null check (length(name) <= 500),
  -- Of its bytes, which is the id of the picture they become; null where they are refused.
  hash      text,
  fault     text,
  more      text not null default '',
  -- The product it belongs to, of `import_products`.
  product   integer,
  color_id  text,
  primary key (import_id, number)
);
