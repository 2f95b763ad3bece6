-- A link that was taken back, or followed by another, is told apart from one whose time is over.
alter table staff_links add column ended_at timestamptz;
