-- What the columns of a file are by the digest of its head line, as a person said of an earlier one with the same head line. Other files may have one of its
-- headings with another meaning, so import_headings is read no more: the version before reads it.
create table import_heads (
  head text primary key check (length(head) = 64),
  columns text[] not null,
  file_name text not null check (length(file_name) <= 200),
  made_at timestamptz not null
);
-- What they are by the headings and cells alone; and the earlier file that they are like, whose currency is asked.
alter table imports add column guessed text[] not null default '{}';
alter table imports add column like_file text check (length(like_file) <= 200);
alter table imports add column like_at timestamptz;
alter table imports add column asks_currency boolean not null default false;
alter table imports add constraint imports_like check ((like_file is null) = (like_at is null));

-- The same of the statements of one transport company.
create table company_heads (
  company_id text not null references companies (id),
  head text not null check (length(head) = 64),
  columns text[] not null,
  file_name text not null check (length(file_name) <= 200),
  made_at timestamptz not null,
  primary key (company_id, head)
);
