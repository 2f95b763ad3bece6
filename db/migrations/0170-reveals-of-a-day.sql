-- Today warns owners of whoever opens many masked fields in a day.
create index staff_reveals_at on staff_reveals (at, staff_id);
