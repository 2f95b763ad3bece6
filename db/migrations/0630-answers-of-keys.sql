-- A repeated key is answered with the text of the first answer, whose fields jsonb sorts.
-- contract: older versions write and read it as before.
alter table idempotency_keys alter column answer type json using answer::json;
-- contract: older versions write and read it as before.
alter table staff_idempotency_keys alter column answer type json using answer::json;
-- contract: older versions write and read it as before.
alter table key_idempotency_keys alter column answer type json using answer::json;
