-- Its spreadsheets and its README are in the language of the person who asked for it.
alter table archives add column language text not null default 'ar' check (language in ('en', 'ar'));
