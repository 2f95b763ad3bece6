-- How a shopper typed the search last, for people to read; `question` is its normal form, by which searches are counted.
alter table search_misses add column written text check (length(written) between 1 and 80);
