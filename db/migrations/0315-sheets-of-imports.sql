-- Only one sheet of a workbook is read: the page names it and the others.
alter table imports add column sheets text[] not null default '{}';
