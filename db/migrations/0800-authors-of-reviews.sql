-- A page of reviews is read without the rows of those who wrote them.
alter table reviews add column author text not null default '';
alter table reviews disable trigger reviews_edited;
update reviews r set author = s.name from shoppers s where s.id = r.shopper_id;
alter table reviews enable trigger reviews_edited;

create index reviews_shopper on reviews (shopper_id);

create function name_author() returns trigger language plpgsql as $$
begin
  new.author := (select name from shoppers where id = new.shopper_id);
  return new;
end $$;
create trigger reviews_author before insert on reviews for each row execute function name_author();

create function rename_author() returns trigger language plpgsql as $$
begin
  update reviews set author = new.name where shopper_id = new.id;
  return null;
end $$;
create trigger shoppers_renamed after update of name on shoppers
  for each row when (old.name is distinct from new.name) execute function rename_author();
