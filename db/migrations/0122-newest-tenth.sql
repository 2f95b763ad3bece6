-- What is new is the newest tenth of the products on sale, no longer a number of days.
update settings set value = value - 'newDays' where value ? 'newDays';
