-- A link that was sent by SMS: to which number and when, and the message that carried it.
alter table staff_links add column sent_to text;
alter table staff_links add column sent_at timestamptz;
alter table staff_links add column message_id text references outbox (id) on delete set null;
-- A member's links, and how many were sent to a number.
create index staff_links_staff on staff_links (staff_id);
create index staff_links_sent on staff_links (sent_to, sent_at) where sent_to is not null;
