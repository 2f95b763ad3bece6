-- A price by a rule may not exceed the highest that a product can have.
alter table price_change_rows
  drop constraint price_change_rows_problem_check,
  add constraint price_change_rows_problem_check check
    (problem in ('noCost', 'same', 'underCost', 'hasDiscount', 'tooMuch', 'belowReduced', 'notPositive', 'tooHigh'));
