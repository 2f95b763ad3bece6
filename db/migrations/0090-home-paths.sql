-- A browser reads a backslash as a slash: `/\elsewhere.example` leads to another site, and so does `/.//`.
update home_content set href = '/' where href <> '' and (href !~ '^/[^\\\s]*$' or href ~ '^[^?#]*//');
alter table home_content
  drop constraint home_content_href_check,
  add constraint home_content_href_check check (href = '' or (href ~ '^/[^\\\s]*$' and href !~ '^[^?#]*//'));
