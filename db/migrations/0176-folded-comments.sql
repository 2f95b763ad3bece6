-- Folded once as each review is written, not for each review with each search, as names of products and customers are.
alter table reviews add column comment_folded text generated always as (fold_text(comment)) stored;
