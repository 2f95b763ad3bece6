-- News without a time are a draft: nobody is told of them.
alter table brand_news alter column publish_at drop not null,
  add constraint brand_news_draft check (publish_at is not null or begun_at is null);
