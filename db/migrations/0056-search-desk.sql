-- Synonyms as the merchant edits them, and questions without an answer that need none.
alter table search_synonyms add column version integer not null default 1;
create table ignored_questions (
  language text not null check (language in ('en', 'ar')),
  question text not null check (length(question) between 1 and 80),
  ignored_at timestamptz not null,
  primary key (language, question)
);
