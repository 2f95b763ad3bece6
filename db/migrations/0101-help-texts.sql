-- Help pages, policies, about and contact as the merchant writes them. Without a row the shop's own texts stand.

create table help_pages (
  page       text primary key check (page in ('faq', 'terms', 'privacy', 'about', 'contact')),
  -- Grows with every change of the draft.
  version    integer not null default 0 check (version >= 0)
);

-- The draft, part by part.
create table help_parts (
  page       text not null references help_pages on delete cascade,
  id         text not null default new_id(),
  kind       text not null check (kind in ('intro', 'topic', 'part')),
  -- The topic of a question.
  topic      text,
  title_en   text not null default '' check (length(title_en) <= 200),
  title_ar   text not null default '' check (length(title_ar) <= 200),
  text_en    text not null default '' check (length(text_en) <= 12000),
  text_ar    text not null default '' check (length(text_ar) <= 12000),
  is_hidden  boolean not null default false,
  is_quick   boolean not null default false,
  position   integer not null,
  version    integer not null default 0 check (version >= 0),
  changed_by text references staff,
  changed_at timestamptz,
  primary key (page, id),
  foreign key (page, topic) references help_parts (page, id)
);

-- What was published, as it was: never changed, never deleted.
create table help_versions (
  page         text not null references help_pages,
  number       integer not null check (number > 0),
  parts        jsonb not null,
  -- What the named fields said when it was published, by language.
  field_values jsonb not null,
  published_at timestamptz not null,
  -- Null: the shop's own text, which stood before the merchant's first.
  staff_id     text references staff,
  primary key (page, number)
);
create trigger help_versions_stay before update or delete on help_versions for each row execute function refuse_change();
create trigger help_versions_change_noted after insert or delete or update or truncate on help_versions
  for each statement execute function note_change('content');
