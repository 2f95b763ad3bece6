-- Written by the migrate command from the migrations. Read it; change the migrations.

create table accepted_defaults (
  step text not null,
  accepted_by text not null,
  accepted_at timestamp with time zone not null,
  constraint accepted_defaults_pkey PRIMARY KEY (step),
  constraint accepted_defaults_step_check CHECK ((step = ANY (ARRAY['fees'::text, 'days'::text]))),
  constraint accepted_defaults_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES staff(id)
);

create table archives (
  id text not null default new_id(),
  state text not null default 'making'::text,
  made_by text not null,
  made_at timestamp with time zone not null,
  done integer not null default 0,
  total integer not null default 0,
  bytes bigint,
  token_hash text,
  token_until timestamp with time zone,
  lease_until timestamp with time zone,
  attempts integer not null default 0,
  lease text,
  language text not null default 'ar'::text,
  constraint archives_pkey PRIMARY KEY (id),
  constraint archives_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint archives_state_check CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text]))),
  constraint archives_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id)
);
CREATE UNIQUE INDEX archives_making ON public.archives USING btree (state) WHERE (state = 'making'::text);

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'::jsonb,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject, at);
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_stays BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table backups (
  id text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  bytes bigint not null,
  constraint backups_pkey PRIMARY KEY (id),
  constraint backups_bytes_check CHECK ((bytes > 0))
);

create table bought_together (
  product_id text not null,
  other_id text not null,
  orders integer not null,
  constraint bought_together_pkey PRIMARY KEY (product_id, other_id),
  constraint bought_together_check CHECK ((product_id <> other_id)),
  constraint bought_together_orders_check CHECK ((orders > 0)),
  constraint bought_together_other_id_fkey FOREIGN KEY (other_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint bought_together_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE TRIGGER bought_together_delete_noted AFTER DELETE ON public.bought_together REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER bought_together_insert_noted AFTER INSERT ON public.bought_together REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER bought_together_truncate_noted AFTER TRUNCATE ON public.bought_together FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('all');
CREATE TRIGGER bought_together_update_noted AFTER UPDATE ON public.bought_together REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');

create table bought_together_counts (
  product_id text not null,
  other_id text not null,
  orders integer not null,
  constraint bought_together_counts_pkey PRIMARY KEY (product_id, other_id),
  constraint bought_together_counts_check CHECK ((product_id <> other_id)),
  constraint bought_together_counts_orders_check CHECK ((orders > 0)),
  constraint bought_together_counts_other_id_fkey FOREIGN KEY (other_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint bought_together_counts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX bought_together_counts_other ON public.bought_together_counts USING btree (other_id);

create table bought_together_orders (
  order_id text not null,
  placed_at timestamp with time zone not null,
  product_ids text[] not null default '{}'::text[],
  is_stale boolean not null default true,
  constraint bought_together_orders_pkey PRIMARY KEY (order_id)
);
CREATE INDEX bought_together_orders_placed ON public.bought_together_orders USING btree (placed_at);
CREATE INDEX bought_together_orders_stale ON public.bought_together_orders USING btree (order_id) WHERE is_stale;

create table brand_followers (
  shopper_id text not null,
  brand_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint brand_followers_pkey PRIMARY KEY (shopper_id, brand_id),
  constraint brand_followers_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE,
  constraint brand_followers_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX brand_followers_brand ON public.brand_followers USING btree (brand_id);
CREATE TRIGGER brand_followers_counted AFTER INSERT OR DELETE ON public.brand_followers FOR EACH ROW EXECUTE FUNCTION count_followers();

create table brand_news (
  id text not null default new_id(),
  brand_id text not null,
  title_en text not null,
  title_ar text not null,
  text_en text not null,
  text_ar text not null,
  publish_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  begun_at timestamp with time zone,
  told_until text not null default ''::text,
  sent_at timestamp with time zone,
  told integer not null default 0,
  version integer not null default 1,
  constraint brand_news_pkey PRIMARY KEY (id),
  constraint brand_news_check CHECK (((sent_at IS NULL) OR (begun_at IS NOT NULL))),
  constraint brand_news_draft CHECK (((publish_at IS NOT NULL) OR (begun_at IS NULL))),
  constraint brand_news_text_ar_check CHECK ((length(text_ar) <= 500)),
  constraint brand_news_text_en_check CHECK ((length(text_en) <= 500)),
  constraint brand_news_title_ar_check CHECK (((length(title_ar) >= 1) AND (length(title_ar) <= 120))),
  constraint brand_news_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 120))),
  constraint brand_news_told_check CHECK ((told >= 0)),
  constraint brand_news_version_check CHECK ((version > 0)),
  constraint brand_news_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE
);
CREATE INDEX brand_news_begun ON public.brand_news USING btree (brand_id, begun_at DESC) WHERE (begun_at IS NOT NULL);
CREATE INDEX brand_news_waiting ON public.brand_news USING btree (brand_id, publish_at) WHERE (sent_at IS NULL);

create table brands (
  id text not null default new_id(),
  slug text not null,
  name_en text not null,
  name_ar text not null,
  story_en text not null default ''::text,
  story_ar text not null default ''::text,
  threads text[] not null default '{}'::text[],
  followers_count integer not null default 0,
  position integer not null default 0,
  version integer not null default 1,
  former_ids text[] not null default '{}'::text[],
  constraint brands_pkey PRIMARY KEY (id),
  constraint brands_followers_count_check CHECK ((followers_count >= 0)),
  constraint brands_slug_key UNIQUE (slug)
);
CREATE TRIGGER brands_change_noted AFTER INSERT OR DELETE OR TRUNCATE ON public.brands FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('names');
CREATE TRIGGER brands_update_noted AFTER UPDATE ON public.brands REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_brand_changes();

create table call_attempts (
  id bigint not null generated always as identity,
  order_id text not null,
  outcome text not null,
  next_at timestamp with time zone,
  actor text not null,
  at timestamp with time zone not null default now(),
  constraint call_attempts_pkey PRIMARY KEY (id),
  constraint call_attempts_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'noAnswer'::text, 'off'::text, 'wrongNumber'::text, 'later'::text, 'changed'::text, 'refuses'::text]))),
  constraint call_attempts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX call_attempts_at ON public.call_attempts USING btree (at);
CREATE INDEX call_attempts_order ON public.call_attempts USING btree (order_id, at);
CREATE TRIGGER call_attempts_stays BEFORE UPDATE ON public.call_attempts FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table cart_lines (
  shopper_id text not null,
  product_id text not null,
  color_id text not null,
  size_id text not null,
  quantity integer not null,
  added_at timestamp with time zone not null default now(),
  seen_price bigint,
  constraint cart_lines_pkey PRIMARY KEY (shopper_id, product_id, color_id, size_id),
  constraint cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100))),
  constraint cart_lines_seen_price_check CHECK ((seen_price >= 0)),
  constraint cart_lines_product_id_color_id_size_id_fkey FOREIGN KEY (product_id, color_id, size_id) REFERENCES variants(product_id, color_id, size_id) ON DELETE CASCADE,
  constraint cart_lines_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);

create table carts (
  shopper_id text not null,
  coupon_id text,
  updated_at timestamp with time zone not null default now(),
  constraint carts_pkey PRIMARY KEY (shopper_id),
  constraint carts_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE SET NULL,
  constraint carts_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);

create table case_messages (
  id bigint not null generated always as identity,
  case_id text not null,
  staff_id text,
  text text not null,
  at timestamp with time zone not null,
  way text,
  constraint case_messages_pkey PRIMARY KEY (id),
  constraint case_messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint case_messages_way_check CHECK ((way = ANY (ARRAY['message'::text, 'whatsapp'::text, 'told'::text]))),
  constraint case_messages_way_of_staff CHECK (((way IS NULL) OR (staff_id IS NOT NULL))),
  constraint case_messages_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_messages_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX case_messages_case ON public.case_messages USING btree (case_id, id);
CREATE TRIGGER case_messages_stay BEFORE UPDATE ON public.case_messages FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table cases (
  id text not null default new_id(),
  shopper_id text not null,
  order_id text,
  kind text not null,
  channel text not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  version integer not null default 1,
  owner_id text,
  constraint cases_pkey PRIMARY KEY (id),
  constraint cases_channel_check CHECK ((channel = ANY (ARRAY['site'::text, 'phone'::text, 'whatsapp'::text, 'facebook'::text, 'telegram'::text, 'shop'::text, 'other'::text]))),
  constraint cases_check CHECK ((answered_at >= opened_at)),
  constraint cases_check1 CHECK ((closed_at >= opened_at)),
  constraint cases_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'complaint'::text, 'appeal'::text, 'privacy'::text]))),
  constraint cases_version_check CHECK ((version > 0)),
  constraint cases_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  constraint cases_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff(id),
  constraint cases_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX cases_closed ON public.cases USING btree (closed_at DESC, id) WHERE (closed_at IS NOT NULL);
CREATE INDEX cases_open ON public.cases USING btree (due_at) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX cases_open_appeal ON public.cases USING btree (shopper_id, ((channel = 'site'::text))) WHERE ((kind = 'appeal'::text) AND (closed_at IS NULL));
CREATE INDEX cases_shopper ON public.cases USING btree (shopper_id, opened_at DESC);
CREATE TRIGGER cases_noted AFTER INSERT OR UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION publish_case_event();

create table cash_accounts (
  id text not null,
  balance bigint not null default 0,
  line_count bigint not null default 0,
  constraint cash_accounts_pkey PRIMARY KEY (id),
  constraint cash_accounts_id_check CHECK (((id ~ '^(courier|company|staffDue|expenses):.+$'::text) OR (id = ANY (ARRAY['safe'::text, 'bank'::text, 'sales'::text, 'deliveryIncome'::text, 'refunds'::text, 'rounding'::text, 'companyFees'::text, 'pointsGiven'::text, 'difference'::text, 'lossRecovered'::text, 'loss'::text, 'owner'::text]))))
);
CREATE TRIGGER cash_accounts_not_emptied BEFORE TRUNCATE ON public.cash_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table cash_counts (
  id text not null default new_id(),
  number bigint not null generated always as identity,
  entry_id text not null,
  courier_id text not null,
  counted_by text not null,
  is_own boolean not null,
  notes jsonb not null,
  counted bigint not null,
  expected bigint not null,
  answer text,
  reason text not null default ''::text,
  answered_at timestamp with time zone,
  at timestamp with time zone not null,
  constraint cash_counts_pkey PRIMARY KEY (id),
  constraint cash_counts_answer_check CHECK ((answer = ANY (ARRAY['acknowledged'::text, 'refused'::text]))),
  constraint cash_counts_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint cash_counts_check1 CHECK (((answer IS DISTINCT FROM 'refused'::text) OR (reason <> ''::text))),
  constraint cash_counts_counted_check CHECK ((counted >= 0)),
  constraint cash_counts_entry_id_key UNIQUE (entry_id),
  constraint cash_counts_number_key UNIQUE (number),
  constraint cash_counts_counted_by_fkey FOREIGN KEY (counted_by) REFERENCES staff(id),
  constraint cash_counts_courier_id_fkey FOREIGN KEY (courier_id) REFERENCES staff(id),
  constraint cash_counts_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES cash_entries(id)
);
CREATE INDEX cash_counts_courier ON public.cash_counts USING btree (courier_id, number DESC);
CREATE TRIGGER cash_counts_not_emptied BEFORE TRUNCATE ON public.cash_counts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table cash_days (
  day date not null,
  closed_at timestamp with time zone not null,
  closed_by text not null,
  counted bigint not null,
  notes jsonb not null default '{}'::jsonb,
  expected bigint not null default 0,
  reopened_at timestamp with time zone,
  reopened_by text,
  reopen_reason text,
  constraint cash_days_pkey PRIMARY KEY (day),
  constraint cash_days_check CHECK ((num_nonnulls(reopened_at, reopened_by, reopen_reason) = ANY (ARRAY[0, 3])))
);
CREATE TRIGGER cash_days_not_emptied BEFORE TRUNCATE ON public.cash_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_days_noted AFTER INSERT OR UPDATE ON public.cash_days FOR EACH ROW EXECUTE FUNCTION enqueue_cash_day_webhooks();

create table cash_entries (
  id text not null default new_id(),
  kind text not null,
  day date not null,
  order_id text,
  parcel_id text,
  run_id text,
  reverses text,
  event_id text,
  actor text not null,
  reason text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  occurred_at timestamp with time zone not null,
  at timestamp with time zone not null default now(),
  return_id text,
  constraint cash_entries_pkey PRIMARY KEY (id),
  constraint cash_entries_check CHECK (((kind = 'reverse'::text) = (reverses IS NOT NULL))),
  constraint cash_entries_kind_check CHECK ((kind = ANY (ARRAY['deliver'::text, 'feeAtRefusal'::text, 'refund'::text, 'exchange'::text, 'float'::text, 'handOver'::text, 'remittance'::text, 'settle'::text, 'expense'::text, 'lost'::text, 'reverse'::text, 'deposit'::text, 'draw'::text, 'repay'::text]))),
  constraint cash_entries_reverses_key UNIQUE (reverses),
  constraint cash_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  constraint cash_entries_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE SET NULL,
  constraint cash_entries_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id) ON DELETE SET NULL,
  constraint cash_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES cash_entries(id),
  constraint cash_entries_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs(id)
);
CREATE INDEX cash_entries_charged ON public.cash_entries USING btree (id) WHERE (kind = ANY (ARRAY['lost'::text, 'repay'::text]));
CREATE INDEX cash_entries_counts ON public.cash_entries USING btree (id) WHERE (kind = ANY (ARRAY['handOver'::text, 'remittance'::text]));
CREATE INDEX cash_entries_day ON public.cash_entries USING btree (day DESC, at DESC, id);
CREATE INDEX cash_entries_order ON public.cash_entries USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX cash_entries_parcel ON public.cash_entries USING btree (parcel_id) WHERE (parcel_id IS NOT NULL);
CREATE UNIQUE INDEX cash_entries_refund ON public.cash_entries USING btree (return_id) WHERE (kind = 'refund'::text);
CREATE INDEX cash_entries_settled ON public.cash_entries USING btree (((details ->> 'task'::text))) WHERE (kind = 'settle'::text);
CREATE TRIGGER cash_entries_not_emptied BEFORE TRUNCATE ON public.cash_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_entries_open_day BEFORE INSERT ON public.cash_entries FOR EACH ROW EXECUTE FUNCTION check_open_day();
CREATE TRIGGER cash_entries_stays BEFORE DELETE ON public.cash_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_entries_unchanged BEFORE UPDATE ON public.cash_entries FOR EACH ROW EXECUTE FUNCTION refuse_entry_change();

create table cash_lines (
  entry_id text not null,
  account_id text not null,
  amount bigint not null,
  line_no bigint not null default 0,
  constraint cash_lines_pkey PRIMARY KEY (entry_id, account_id),
  constraint cash_lines_amount_check CHECK ((amount <> 0)),
  constraint cash_lines_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash_accounts(id),
  constraint cash_lines_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES cash_entries(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX cash_lines_account ON public.cash_lines USING btree (account_id, line_no);
CREATE TRIGGER cash_lines_added BEFORE INSERT ON public.cash_lines FOR EACH ROW EXECUTE FUNCTION add_cash();
CREATE CONSTRAINT TRIGGER cash_lines_balanced AFTER INSERT ON public.cash_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_sum();
CREATE TRIGGER cash_lines_not_emptied BEFORE TRUNCATE ON public.cash_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_lines_stays BEFORE DELETE OR UPDATE ON public.cash_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table cash_sums (
  account_id text not null,
  day date not null,
  kind text not null,
  is_test boolean not null,
  debit bigint not null default 0,
  credit bigint not null default 0,
  entries integer not null default 0,
  constraint cash_sums_pkey PRIMARY KEY (account_id, day, kind, is_test),
  constraint cash_sums_credit_check CHECK ((credit >= 0)),
  constraint cash_sums_debit_check CHECK ((debit >= 0)),
  constraint cash_sums_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash_accounts(id)
);
CREATE INDEX cash_sums_day ON public.cash_sums USING btree (day);

create table catalog_changes (
  id bigint not null generated always as identity,
  made_by xid8 not null default pg_current_xact_id(),
  what text not null,
  product_ids text[] not null default '{}'::text[],
  at timestamp with time zone not null default now(),
  constraint catalog_changes_pkey PRIMARY KEY (id),
  constraint catalog_changes_check CHECK (((what = ANY (ARRAY['products'::text, 'details'::text])) = (cardinality(product_ids) > 0))),
  constraint catalog_changes_what_check CHECK ((what = ANY (ARRAY['products'::text, 'details'::text, 'trend'::text, 'names'::text, 'brands'::text, 'content'::text, 'days'::text, 'all'::text])))
);
CREATE INDEX catalog_changes_at ON public.catalog_changes USING btree (at);
CREATE INDEX catalog_changes_of_index ON public.catalog_changes USING btree (made_by) INCLUDE (id) WHERE (what = ANY (ARRAY['products'::text, 'trend'::text, 'names'::text, 'all'::text]));
CREATE TRIGGER catalog_changes_told AFTER INSERT ON public.catalog_changes FOR EACH ROW EXECUTE FUNCTION notify_catalog_change();

create table categories (
  id text not null default new_id(),
  slug text not null,
  name_en text not null,
  name_ar text not null,
  returnable boolean not null default true,
  picture_id text,
  tint text not null default 'chalk'::text,
  position integer not null default 0,
  keep_reason_en text not null default ''::text,
  keep_reason_ar text not null default ''::text,
  return_days integer,
  exchange_days integer,
  version integer not null default 1,
  former_ids text[] not null default '{}'::text[],
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_exchange_days_check CHECK (((exchange_days >= 1) AND (exchange_days <= 365))),
  constraint categories_return_days_check CHECK (((return_days >= 1) AND (return_days <= 365))),
  constraint categories_slug_key UNIQUE (slug),
  constraint categories_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id)
);
CREATE TRIGGER categories_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('names');

create table chat_carts (
  token text not null,
  lines jsonb not null,
  note text not null,
  staff_id text not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint chat_carts_pkey PRIMARY KEY (token),
  constraint chat_carts_token_check CHECK ((length(token) = 22)),
  constraint chat_carts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX chat_carts_expires ON public.chat_carts USING btree (expires_at);
CREATE INDEX chat_carts_staff ON public.chat_carts USING btree (staff_id);

create table colors (
  id text not null default new_id(),
  name_en text not null,
  name_ar text not null,
  hex text not null,
  position integer not null default 0,
  version integer not null default 1,
  constraint colors_pkey PRIMARY KEY (id),
  constraint colors_hex_check CHECK ((hex ~ '^#[0-9A-Fa-f]{6}$'::text))
);
CREATE TRIGGER colors_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.colors FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('names');

create table companies (
  id text not null default new_id(),
  name_en text not null,
  name_ar text not null,
  phone text not null default ''::text,
  archived_at timestamp with time zone,
  version integer not null default 1,
  fee_kind text not null default 'fixed'::text,
  fee_value integer not null default 0,
  fee_included boolean not null default true,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_check CHECK (((fee_kind = 'fixed'::text) OR (fee_value <= 10000))),
  constraint companies_fee_kind_check CHECK ((fee_kind = ANY (ARRAY['fixed'::text, 'percent'::text]))),
  constraint companies_fee_value_check CHECK ((fee_value >= 0))
);

create table company_heads (
  company_id text not null,
  head text not null,
  columns text[] not null,
  file_name text not null,
  made_at timestamp with time zone not null,
  constraint company_heads_pkey PRIMARY KEY (company_id, head),
  constraint company_heads_file_name_check CHECK ((length(file_name) <= 200)),
  constraint company_heads_head_check CHECK ((length(head) = 64)),
  constraint company_heads_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);

create table company_outcome_words (
  company_id text not null,
  word text not null,
  outcome text not null,
  constraint company_outcome_words_pkey PRIMARY KEY (company_id, word),
  constraint company_outcome_words_outcome_check CHECK ((outcome = ANY (ARRAY['delivered'::text, 'refused'::text, 'out'::text]))),
  constraint company_outcome_words_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);

create table company_statements (
  id text not null default new_id(),
  company_id text not null,
  received bigint not null,
  into_account text not null,
  lines jsonb not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  posted_at timestamp with time zone,
  posted_by text,
  entry_id text,
  constraint company_statements_pkey PRIMARY KEY (id),
  constraint company_statements_check CHECK (((posted_at IS NULL) = (posted_by IS NULL))),
  constraint company_statements_into_account_check CHECK ((into_account = ANY (ARRAY['safe'::text, 'bank'::text]))),
  constraint company_statements_received_check CHECK ((received >= 0)),
  constraint company_statements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_statements_created_by_fkey FOREIGN KEY (created_by) REFERENCES staff(id),
  constraint company_statements_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES cash_entries(id),
  constraint company_statements_posted_by_fkey FOREIGN KEY (posted_by) REFERENCES staff(id)
);
CREATE INDEX company_statements_company ON public.company_statements USING btree (company_id, created_at DESC);
CREATE INDEX company_statements_entry ON public.company_statements USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE TRIGGER company_statements_figures AFTER UPDATE OF posted_at ON public.company_statements FOR EACH ROW WHEN ((old.posted_at IS DISTINCT FROM new.posted_at)) EXECUTE FUNCTION write_figures_of_statement();

create table compensations (
  coupon_id text not null,
  shopper_id text not null,
  case_id text,
  staff_id text not null,
  amount bigint not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint compensations_pkey PRIMARY KEY (coupon_id),
  constraint compensations_amount_check CHECK ((amount > 0)),
  constraint compensations_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint compensations_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE SET NULL,
  constraint compensations_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE CASCADE,
  constraint compensations_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE,
  constraint compensations_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX compensations_case ON public.compensations USING btree (case_id) WHERE (case_id IS NOT NULL);
CREATE INDEX compensations_shopper ON public.compensations USING btree (shopper_id, at DESC);

create table console_events (
  id bigint not null generated always as identity,
  made_by xid8 not null default pg_current_xact_id(),
  type text not null,
  subject text not null,
  version integer not null default 1,
  stages text[] not null default '{}'::text[],
  courier_id text,
  at timestamp with time zone not null default now(),
  constraint console_events_pkey PRIMARY KEY (id),
  constraint console_events_type_check CHECK ((type = ANY (ARRAY['order'::text, 'parcel'::text, 'run'::text, 'return'::text, 'task'::text, 'stock'::text, 'settings'::text])))
);
CREATE INDEX console_events_at ON public.console_events USING btree (at);
CREATE INDEX console_events_made ON public.console_events USING btree (made_by, id);
CREATE TRIGGER console_events_told AFTER INSERT ON public.console_events FOR EACH STATEMENT EXECUTE FUNCTION notify_console_events();

create table coupon_assignments (
  coupon_id text not null,
  shopper_id text not null,
  assigned_at timestamp with time zone not null default now(),
  constraint coupon_assignments_pkey PRIMARY KEY (coupon_id, shopper_id),
  constraint coupon_assignments_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE CASCADE,
  constraint coupon_assignments_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX coupon_assignments_shopper ON public.coupon_assignments USING btree (shopper_id, assigned_at DESC);

create table coupon_redemptions (
  order_id text not null,
  coupon_id text not null,
  shopper_id text,
  nth integer not null,
  at timestamp with time zone not null default now(),
  released_at timestamp with time zone,
  amount bigint not null default 0,
  constraint coupon_redemptions_pkey PRIMARY KEY (order_id),
  constraint coupon_redemptions_amount_check CHECK ((amount >= 0)),
  constraint coupon_redemptions_nth_check CHECK ((nth > 0)),
  constraint coupon_redemptions_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  constraint coupon_redemptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint coupon_redemptions_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX coupon_redemptions_once ON public.coupon_redemptions USING btree (coupon_id, shopper_id, nth) WHERE (released_at IS NULL);

create table coupons (
  id text not null default new_id(),
  code text not null,
  title_en text not null,
  title_ar text not null,
  description_en text not null default ''::text,
  description_ar text not null default ''::text,
  kind text not null,
  value bigint not null,
  max_discount bigint,
  min_sub_total bigint not null default 0,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  take_limit integer,
  taken_count integer not null default 0,
  use_limit integer,
  used_count integer not null default 0,
  uses_a_shopper integer not null default 1,
  first_order_only boolean not null default false,
  undiscounted_only boolean not null default false,
  brand_ids text[] not null default '{}'::text[],
  category_ids text[] not null default '{}'::text[],
  product_ids text[] not null default '{}'::text[],
  owner_id text,
  created_at timestamp with time zone not null default now(),
  buy_pieces integer,
  free_pieces integer,
  governorate_ids text[] not null default '{}'::text[],
  budget bigint,
  spent bigint not null default 0,
  version integer not null default 1,
  paused_at timestamp with time zone,
  listed boolean not null default true,
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_budget CHECK ((spent <= budget)),
  constraint coupons_budget_check CHECK ((budget > 0)),
  constraint coupons_buy_pieces_check CHECK ((buy_pieces > 0)),
  constraint coupons_check CHECK ((ends_at > starts_at)),
  constraint coupons_check1 CHECK (((kind <> 'percent'::text) OR ((value >= 1) AND (value <= 100)))),
  constraint coupons_check2 CHECK ((taken_count <= take_limit)),
  constraint coupons_check3 CHECK ((used_count <= use_limit)),
  constraint coupons_code_check CHECK (((code = upper(code)) AND ((length(code) >= 3) AND (length(code) <= 32)))),
  constraint coupons_code_key UNIQUE (code),
  constraint coupons_free_pieces_check CHECK ((free_pieces > 0)),
  constraint coupons_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text, 'freeDelivery'::text, 'buyXGetY'::text]))),
  constraint coupons_max_discount_check CHECK ((max_discount > 0)),
  constraint coupons_min_sub_total_check CHECK ((min_sub_total >= 0)),
  constraint coupons_pieces CHECK (((kind = 'buyXGetY'::text) = ((buy_pieces IS NOT NULL) AND (free_pieces IS NOT NULL)))),
  constraint coupons_spent_check CHECK ((spent >= 0)),
  constraint coupons_take_limit_check CHECK ((take_limit > 0)),
  constraint coupons_taken_count_check CHECK ((taken_count >= 0)),
  constraint coupons_use_limit_check CHECK ((use_limit > 0)),
  constraint coupons_used_count_check CHECK ((used_count >= 0)),
  constraint coupons_uses_a_shopper_check CHECK ((uses_a_shopper > 0)),
  constraint coupons_value_check CHECK ((value >= 0)),
  constraint coupons_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX coupons_made ON public.coupons USING btree (created_at DESC, id) WHERE (owner_id IS NULL);
CREATE INDEX coupons_open ON public.coupons USING btree (ends_at) WHERE (owner_id IS NULL);
CREATE TRIGGER coupons_deleted_noted AFTER DELETE ON public.coupons FOR EACH ROW WHEN ((old.owner_id IS NULL)) EXECUTE FUNCTION record_catalog_change('content');
CREATE TRIGGER coupons_inserted_noted AFTER INSERT ON public.coupons FOR EACH ROW WHEN ((new.owner_id IS NULL)) EXECUTE FUNCTION record_catalog_change('content');
CREATE TRIGGER coupons_truncate_noted AFTER TRUNCATE ON public.coupons FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('content');
CREATE TRIGGER coupons_update_noted AFTER UPDATE ON public.coupons FOR EACH ROW WHEN (((new.owner_id IS NULL) AND ((((((((((old.title_en IS DISTINCT FROM new.title_en) OR (old.title_ar IS DISTINCT FROM new.title_ar)) OR (old.description_en IS DISTINCT FROM new.description_en)) OR (old.description_ar IS DISTINCT FROM new.description_ar)) OR (old.min_sub_total IS DISTINCT FROM new.min_sub_total)) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.listed IS DISTINCT FROM new.listed)) OR ((old.paused_at IS NULL) IS DISTINCT FROM (new.paused_at IS NULL))) OR ((old.taken_count < old.take_limit) IS DISTINCT FROM (new.taken_count < new.take_limit)) OR ((old.used_count < old.use_limit) IS DISTINCT FROM (new.used_count < new.use_limit)) OR (((old.spent +
        CASE old.kind
            WHEN 'amount'::text THEN old.value
            ELSE (1)::bigint
        END) <= old.budget) IS DISTINCT FROM ((new.spent +
        CASE new.kind
            WHEN 'amount'::text THEN new.value
            ELSE (1)::bigint
        END) <= new.budget))))) EXECUTE FUNCTION record_catalog_change('content');

create table customer_notes (
  id text not null default new_id(),
  shopper_id text not null,
  staff_id text not null,
  text text not null,
  at timestamp with time zone not null,
  edited_at timestamp with time zone,
  constraint customer_notes_pkey PRIMARY KEY (id),
  constraint customer_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000))),
  constraint customer_notes_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE,
  constraint customer_notes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX customer_notes_shopper ON public.customer_notes USING btree (shopper_id, at);
CREATE TRIGGER customer_notes_stay BEFORE UPDATE ON public.customer_notes FOR EACH ROW WHEN (((new.edited_at IS NULL) OR (new.edited_at >= (old.at + '00:15:00'::interval)) OR ((((new.id IS DISTINCT FROM old.id) OR (new.shopper_id IS DISTINCT FROM old.shopper_id)) OR (new.staff_id IS DISTINCT FROM old.staff_id)) OR (new.at IS DISTINCT FROM old.at)))) EXECUTE FUNCTION refuse_change();

create table device_events (
  event_id text not null,
  courier_id text not null,
  sequence bigint not null,
  parcel_id text,
  kind text not null,
  body jsonb not null,
  result jsonb not null,
  clock_off_s integer not null default 0,
  occurred_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  return_id text,
  constraint device_events_pkey PRIMARY KEY (event_id),
  constraint device_events_check CHECK ((num_nonnulls(parcel_id, return_id) = 1)),
  constraint device_events_event_id_check CHECK (((length(event_id) >= 8) AND (length(event_id) <= 64)))
);
CREATE INDEX device_events_courier ON public.device_events USING btree (courier_id, received_at DESC);
CREATE TRIGGER device_events_stays BEFORE UPDATE ON public.device_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table erased_outcomes (
  phone_hash text not null,
  outcome text not null,
  at timestamp with time zone not null,
  shopper_id text,
  constraint erased_outcomes_outcome_check CHECK ((outcome = ANY (ARRAY['delivered'::text, 'refused'::text, 'watched'::text, 'blocked'::text]))),
  constraint erased_outcomes_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE SET NULL
);
CREATE INDEX erased_outcomes_phone ON public.erased_outcomes USING btree (phone_hash);
CREATE INDEX erased_outcomes_shopper ON public.erased_outcomes USING btree (shopper_id) WHERE (shopper_id IS NOT NULL);

create table exchange_rates (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  rate integer not null,
  note text not null default ''::text,
  staff_id text,
  constraint exchange_rates_pkey PRIMARY KEY (id),
  constraint exchange_rates_note_check CHECK ((length(note) <= 300)),
  constraint exchange_rates_rate_check CHECK ((rate > 0)),
  constraint exchange_rates_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX exchange_rates_at ON public.exchange_rates USING btree (at DESC, id DESC);
CREATE TRIGGER exchange_rates_stay BEFORE DELETE OR UPDATE ON public.exchange_rates FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table favorites (
  shopper_id text not null,
  product_id text not null,
  created_at timestamp with time zone not null default now(),
  price bigint,
  constraint favorites_pkey PRIMARY KEY (shopper_id, product_id),
  constraint favorites_price_check CHECK ((price >= 0)),
  constraint favorites_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint favorites_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX favorites_newest ON public.favorites USING btree (shopper_id, created_at DESC);

create table favorites_let_go (
  shopper_id text not null,
  product_id text not null,
  kept_at timestamp with time zone not null,
  price bigint,
  let_go_at timestamp with time zone not null default now(),
  constraint favorites_let_go_pkey PRIMARY KEY (shopper_id, product_id),
  constraint favorites_let_go_price_check CHECK ((price >= 0)),
  constraint favorites_let_go_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint favorites_let_go_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);

create table feed_key (
  only_row boolean not null default true,
  key text not null,
  made_at timestamp with time zone not null default now(),
  constraint feed_key_pkey PRIMARY KEY (only_row),
  constraint feed_key_key_check CHECK ((length(key) = 32)),
  constraint feed_key_only_row_check CHECK (only_row)
);

create table help_pages (
  page text not null,
  version integer not null default 0,
  constraint help_pages_pkey PRIMARY KEY (page),
  constraint help_pages_page_check CHECK ((page = ANY (ARRAY['faq'::text, 'terms'::text, 'privacy'::text, 'about'::text, 'contact'::text]))),
  constraint help_pages_version_check CHECK ((version >= 0))
);

create table help_parts (
  page text not null,
  id text not null default new_id(),
  kind text not null,
  topic text,
  title_en text not null default ''::text,
  title_ar text not null default ''::text,
  text_en text not null default ''::text,
  text_ar text not null default ''::text,
  is_hidden boolean not null default false,
  is_quick boolean not null default false,
  position integer not null,
  version integer not null default 0,
  changed_by text,
  changed_at timestamp with time zone,
  constraint help_parts_pkey PRIMARY KEY (page, id),
  constraint help_parts_kind_check CHECK ((kind = ANY (ARRAY['intro'::text, 'topic'::text, 'part'::text]))),
  constraint help_parts_text_ar_check CHECK ((length(text_ar) <= 12000)),
  constraint help_parts_text_en_check CHECK ((length(text_en) <= 12000)),
  constraint help_parts_title_ar_check CHECK ((length(title_ar) <= 200)),
  constraint help_parts_title_en_check CHECK ((length(title_en) <= 200)),
  constraint help_parts_version_check CHECK ((version >= 0)),
  constraint help_parts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES staff(id),
  constraint help_parts_page_fkey FOREIGN KEY (page) REFERENCES help_pages(page) ON DELETE CASCADE,
  constraint help_parts_page_topic_fkey FOREIGN KEY (page, topic) REFERENCES help_parts(page, id)
);

create table help_versions (
  page text not null,
  number integer not null,
  parts jsonb not null,
  field_values jsonb not null,
  published_at timestamp with time zone not null,
  staff_id text,
  constraint help_versions_pkey PRIMARY KEY (page, number),
  constraint help_versions_number_check CHECK ((number > 0)),
  constraint help_versions_page_fkey FOREIGN KEY (page) REFERENCES help_pages(page),
  constraint help_versions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE TRIGGER help_versions_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.help_versions FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('content');
CREATE TRIGGER help_versions_stay BEFORE DELETE OR UPDATE ON public.help_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table home_content (
  id text not null default new_id(),
  kind text not null,
  title_en text not null,
  title_ar text not null,
  text_en text not null default ''::text,
  text_ar text not null default ''::text,
  href text not null,
  picture_id text,
  tint text not null default 'chalk'::text,
  position integer not null default 0,
  picture_of text,
  product_ids text[] not null default '{}'::text[],
  min_products integer not null default 1,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer not null default 1,
  is_draft boolean not null default false,
  constraint home_content_pkey PRIMARY KEY (id),
  constraint home_content_href_check CHECK (((href = ''::text) OR ((href ~ '^/[^\\\s]*$'::text) AND (href !~ '^[^?#]*//'::text)))),
  constraint home_content_kind_check CHECK ((kind = ANY (ARRAY['hero'::text, 'notice'::text, 'banner'::text, 'collection'::text, 'look'::text]))),
  constraint home_content_min_products_check CHECK (((min_products >= 0) AND (min_products <= 50))),
  constraint home_content_window_check CHECK ((ends_at > starts_at)),
  constraint home_content_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id),
  constraint home_content_picture_of_fkey FOREIGN KEY (picture_of) REFERENCES products(id) ON DELETE SET NULL
);
CREATE TRIGGER home_content_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.home_content FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('content');

create table idempotency_keys (
  shopper_id text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  answer json not null,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (shopper_id, key),
  constraint idempotency_keys_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);

create table ignored_questions (
  language text not null,
  question text not null,
  ignored_at timestamp with time zone not null,
  constraint ignored_questions_pkey PRIMARY KEY (language, question),
  constraint ignored_questions_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint ignored_questions_question_check CHECK (((length(question) >= 1) AND (length(question) <= 80)))
);

create table import_addresses (
  import_id text not null,
  number integer not null,
  product_id text not null,
  address text not null,
  color_id text,
  state text not null default 'waiting'::text,
  fault text,
  picture_id text,
  tries smallint not null default 0,
  due_at timestamp with time zone not null default clock_timestamp(),
  constraint import_addresses_pkey PRIMARY KEY (import_id, number),
  constraint import_addresses_address_check CHECK ((length(address) <= 2000)),
  constraint import_addresses_check CHECK (((fault IS NOT NULL) = (state = 'failed'::text))),
  constraint import_addresses_check1 CHECK (((picture_id IS NOT NULL) OR (state = ANY (ARRAY['waiting'::text, 'failed'::text])))),
  constraint import_addresses_number_check CHECK ((number >= 1)),
  constraint import_addresses_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'fetched'::text, 'added'::text, 'failed'::text]))),
  constraint import_addresses_tries_check CHECK ((tries >= 0)),
  constraint import_addresses_color_id_fkey FOREIGN KEY (color_id) REFERENCES colors(id) ON DELETE SET NULL,
  constraint import_addresses_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_addresses_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id) ON DELETE CASCADE,
  constraint import_addresses_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX import_addresses_color ON public.import_addresses USING btree (color_id) WHERE (color_id IS NOT NULL);
CREATE INDEX import_addresses_picture ON public.import_addresses USING btree (picture_id) WHERE (picture_id IS NOT NULL);
CREATE INDEX import_addresses_product ON public.import_addresses USING btree (product_id);
CREATE INDEX import_addresses_waiting ON public.import_addresses USING btree (due_at) WHERE (state = ANY (ARRAY['waiting'::text, 'fetched'::text]));

create table import_headings (
  heading text not null,
  column_name text not null,
  constraint import_headings_pkey PRIMARY KEY (heading),
  constraint import_headings_heading_check CHECK (((length(heading) >= 1) AND (length(heading) <= 200)))
);

create table import_heads (
  head text not null,
  columns text[] not null,
  file_name text not null,
  made_at timestamp with time zone not null,
  constraint import_heads_pkey PRIMARY KEY (head),
  constraint import_heads_file_name_check CHECK ((length(file_name) <= 200)),
  constraint import_heads_head_check CHECK ((length(head) = 64))
);

create table import_parts (
  import_id text not null,
  part integer not null,
  content bytea not null,
  constraint import_parts_pkey PRIMARY KEY (import_id, part),
  constraint import_parts_content_check CHECK (((length(content) >= 1) AND (length(content) <= 524288))),
  constraint import_parts_part_check CHECK ((part >= 0)),
  constraint import_parts_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

create table import_pictures (
  import_id text not null,
  number integer not null,
  name text not null,
  hash text,
  fault text,
  more text not null default ''::text,
  product integer,
  color_id text,
  constraint import_pictures_pkey PRIMARY KEY (import_id, number),
  constraint import_pictures_name_check CHECK ((length(name) <= 500)),
  constraint import_pictures_number_check CHECK ((number >= 0)),
  constraint import_pictures_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

create table import_products (
  import_id text not null,
  number integer not null,
  outcome text not null,
  rows integer[] not null,
  product_id text,
  version integer,
  plan jsonb not null,
  before jsonb,
  undone text,
  constraint import_products_pkey PRIMARY KEY (import_id, number),
  constraint import_products_number_check CHECK ((number >= 1)),
  constraint import_products_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'changed'::text, 'same'::text, 'refused'::text]))),
  constraint import_products_undone_check CHECK ((undone = ANY (ARRAY['restored'::text, 'kept'::text]))),
  constraint import_products_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

create table import_rows (
  import_id text not null,
  number integer not null,
  cells text[] not null,
  formulas integer[] not null default '{}'::integer[],
  faults jsonb not null default '[]'::jsonb,
  constraint import_rows_pkey PRIMARY KEY (import_id, number),
  constraint import_rows_number_check CHECK ((number >= 1)),
  constraint import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

create table import_words (
  kind text not null,
  word text not null,
  term_id text not null,
  constraint import_words_pkey PRIMARY KEY (kind, word),
  constraint import_words_kind_check CHECK ((kind = ANY (ARRAY['brand'::text, 'category'::text, 'subCategory'::text, 'color'::text, 'size'::text]))),
  constraint import_words_word_check CHECK (((length(word) >= 1) AND (length(word) <= 200)))
);

create table imports (
  id text not null default new_id(),
  file_name text not null,
  encoding text not null,
  head text[] not null,
  columns text[] not null,
  state text not null default 'checking'::text,
  -- Read by no version. A running older version writes it: to be dropped by a later release.
  valid_rows boolean not null default false,
  row_count integer not null,
  done integer not null default 0,
  total integer not null default 0,
  failure text,
  made_by text not null,
  made_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  count_id text,
  lease text,
  lease_until timestamp with time zone,
  attempts integer not null default 0,
  pictures_name text,
  pictures_bytes integer,
  pictures_whole boolean not null default false,
  pictures_at timestamp with time zone,
  sheets text[] not null default '{}'::text[],
  brand_id text,
  subcategory_id text,
  color_id text,
  guessed text[] not null default '{}'::text[],
  like_file text,
  like_at timestamp with time zone,
  asks_currency boolean not null default false,
  pairs text,
  platform text,
  currency text,
  unit_rate integer,
  prices_differ integer not null default 0,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint imports_done_check CHECK ((done >= 0)),
  constraint imports_encoding_check CHECK ((encoding = ANY (ARRAY['utf-8'::text, 'utf-16le'::text, 'utf-16be'::text, 'windows-1256'::text, 'xlsx'::text, 'zip'::text]))),
  constraint imports_file_name_check CHECK ((length(file_name) <= 200)),
  constraint imports_like CHECK (((like_file IS NULL) = (like_at IS NULL))),
  constraint imports_like_file_check CHECK ((length(like_file) <= 200)),
  constraint imports_pairs_check CHECK ((pairs = ANY (ARRAY['one'::text, 'two'::text]))),
  constraint imports_pictures_bytes_check CHECK (((pictures_bytes >= 1) AND (pictures_bytes <= 500000000))),
  constraint imports_pictures_name_check CHECK ((length(pictures_name) <= 200)),
  constraint imports_row_count_check CHECK (((row_count >= 0) AND (row_count <= 10000))),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['checking'::text, 'checked'::text, 'applying'::text, 'applied'::text, 'undoing'::text, 'undone'::text, 'failed'::text]))),
  constraint imports_total_check CHECK ((total >= 0)),
  constraint imports_unit_rate_check CHECK ((unit_rate > 0)),
  constraint imports_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE SET NULL,
  constraint imports_color_id_fkey FOREIGN KEY (color_id) REFERENCES colors(id) ON DELETE SET NULL,
  constraint imports_count_id_fkey FOREIGN KEY (count_id) REFERENCES stock_counts(id) ON DELETE SET NULL,
  constraint imports_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id),
  constraint imports_subcategory_id_fkey FOREIGN KEY (subcategory_id) REFERENCES subcategories(id) ON DELETE SET NULL
);
CREATE INDEX imports_made ON public.imports USING btree (made_at);

create table invoice_buyers (
  invoice_id text not null,
  name text not null,
  address jsonb not null,
  constraint invoice_buyers_pkey PRIMARY KEY (invoice_id),
  constraint invoice_buyers_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id)
);
CREATE TRIGGER invoice_buyers_not_emptied BEFORE TRUNCATE ON public.invoice_buyers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoice_buyers_stay BEFORE UPDATE ON public.invoice_buyers FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table invoice_series (
  series text not null,
  year integer not null,
  prefix text not null,
  last integer not null,
  last_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint invoice_series_pkey PRIMARY KEY (series, year),
  constraint invoice_series_last_check CHECK ((last >= 0)),
  constraint invoice_series_prefix_check CHECK ((prefix ~ '^[A-Z]{0,6}$'::text)),
  constraint invoice_series_series_check CHECK ((series = ANY (ARRAY['invoice'::text, 'credit'::text])))
);
CREATE TRIGGER invoice_series_counts BEFORE DELETE OR UPDATE ON public.invoice_series FOR EACH ROW EXECUTE FUNCTION check_series_step();
CREATE TRIGGER invoice_series_not_emptied BEFORE TRUNCATE ON public.invoice_series FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table invoices (
  id text not null default new_id(),
  place bigint not null generated always as identity,
  series text not null,
  year integer not null,
  serial integer not null,
  number text not null,
  day date not null,
  order_id text not null,
  reason text not null,
  original_id text,
  return_id text,
  total bigint not null,
  content json not null,
  hash text not null,
  issued_at timestamp with time zone not null,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_check CHECK ((hash = encode(sha256(convert_to((content)::text, 'UTF8'::name)), 'hex'::text))),
  constraint invoices_check1 CHECK (((year)::numeric = EXTRACT(year FROM day))),
  constraint invoices_check2 CHECK (((series = 'invoice'::text) = (reason = ANY (ARRAY['delivery'::text, 'feeAtRefusal'::text, 'correction'::text, 'recharge'::text])))),
  constraint invoices_check3 CHECK (((original_id IS NULL) = (reason = ANY (ARRAY['delivery'::text, 'feeAtRefusal'::text])))),
  constraint invoices_check4 CHECK (((return_id IS NOT NULL) = (reason = 'refund'::text))),
  constraint invoices_number_key UNIQUE (number),
  constraint invoices_place_key UNIQUE (place),
  constraint invoices_reason_check CHECK ((reason = ANY (ARRAY['delivery'::text, 'feeAtRefusal'::text, 'correction'::text, 'recharge'::text, 'refund'::text, 'difference'::text, 'mistake'::text]))),
  constraint invoices_return_id_key UNIQUE (return_id),
  constraint invoices_series_year_serial_key UNIQUE (series, year, serial),
  constraint invoices_total_check CHECK ((total >= 0)),
  constraint invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint invoices_original_id_fkey FOREIGN KEY (original_id) REFERENCES invoices(id),
  constraint invoices_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id),
  constraint invoices_series_year_fkey FOREIGN KEY (series, year) REFERENCES invoice_series(series, year)
);
CREATE UNIQUE INDEX invoices_delivery ON public.invoices USING btree (order_id) WHERE (reason = 'delivery'::text);
CREATE UNIQUE INDEX invoices_mistake ON public.invoices USING btree (original_id, series) WHERE (reason = ANY (ARRAY['mistake'::text, 'correction'::text]));
CREATE INDEX invoices_order ON public.invoices USING btree (order_id);
CREATE INDEX invoices_original ON public.invoices USING btree (original_id) WHERE (original_id IS NOT NULL);
CREATE UNIQUE INDEX invoices_recharge ON public.invoices USING btree (original_id) WHERE (reason = 'recharge'::text);
CREATE TRIGGER invoices_in_turn BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION check_next_number();
CREATE TRIGGER invoices_not_emptied BEFORE TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoices_noted AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION enqueue_invoice_webhooks();
CREATE TRIGGER invoices_stay BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table job_runs (
  job text not null,
  succeeded_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text not null default ''::text,
  failures integer not null default 0,
  late_at timestamp with time zone,
  constraint job_runs_pkey PRIMARY KEY (job)
);

create table key_fingerprints (
  name text not null,
  fingerprint text not null,
  noted_at timestamp with time zone not null default now(),
  before text,
  before_until timestamp with time zone,
  data_key text,
  data_key_before text,
  constraint key_fingerprints_pkey PRIMARY KEY (name),
  constraint key_fingerprints_name_check CHECK ((name = ANY (ARRAY['CODE_PEPPER'::text, 'TOKEN_KEY'::text])))
);

create table key_idempotency_keys (
  key_id text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  answer json not null,
  created_at timestamp with time zone not null default now(),
  constraint key_idempotency_keys_pkey PRIMARY KEY (key_id, key),
  constraint key_idempotency_keys_key_id_fkey FOREIGN KEY (key_id) REFERENCES machine_keys(id)
);
CREATE INDEX key_idempotency_keys_created ON public.key_idempotency_keys USING btree (created_at);

create table known_browsers (
  phone text not null,
  browser_hash text not null,
  last_seen_at timestamp with time zone not null default now(),
  constraint known_browsers_pkey PRIMARY KEY (phone, browser_hash)
);

create table line_figures (
  order_id text not null,
  line_no integer not null,
  product_id text not null,
  color_id text not null,
  size_id text not null,
  placed_on date,
  day date,
  kept integer not null,
  constraint line_figures_pkey PRIMARY KEY (order_id, line_no),
  constraint line_figures_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_figures(order_id) ON DELETE CASCADE
);
CREATE INDEX line_figures_day ON public.line_figures USING btree (day) WHERE (day IS NOT NULL);
CREATE INDEX line_figures_placed ON public.line_figures USING btree (placed_on) WHERE (placed_on IS NOT NULL);

create table machine_keys (
  id text not null default new_id(),
  name text not null,
  key_hash text not null,
  prefix text not null,
  scopes text[] not null,
  made_by text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  company_id text,
  constraint machine_keys_pkey PRIMARY KEY (id),
  constraint machine_keys_check CHECK ((expires_at > created_at)),
  constraint machine_keys_check1 CHECK (((NOT ('parcels.report'::text = ANY (scopes))) OR (company_id IS NOT NULL))),
  constraint machine_keys_key_hash_key UNIQUE (key_hash),
  constraint machine_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint machine_keys_prefix_check CHECK ((length(prefix) <= 16)),
  constraint machine_keys_scopes_check CHECK ((cardinality(scopes) > 0)),
  constraint machine_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint machine_keys_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id)
);

create table message_counts (
  month date not null,
  kind text not null,
  sent integer not null,
  constraint message_counts_pkey PRIMARY KEY (month, kind),
  constraint message_counts_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'stock'::text]))),
  constraint message_counts_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint message_counts_sent_check CHECK ((sent >= 0))
);

create table message_templates (
  name text not null,
  language text not null,
  title text not null,
  text text not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  is_restored boolean not null default false,
  constraint message_templates_pkey PRIMARY KEY (name, language),
  constraint message_templates_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint message_templates_text_check CHECK ((length(text) <= 500)),
  constraint message_templates_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint message_templates_version_check CHECK ((version > 0))
);
CREATE TRIGGER message_templates_edited BEFORE UPDATE ON public.message_templates FOR EACH ROW EXECUTE FUNCTION increment_version();

create table milestones (
  kind text not null,
  product_id text,
  reached_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  constraint milestones_pkey PRIMARY KEY (kind),
  constraint milestones_kind_check CHECK ((kind = ANY (ARRAY['first'::text, 'tenth'::text, 'best'::text]))),
  constraint milestones_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL
);
CREATE INDEX milestones_product ON public.milestones USING btree (product_id) WHERE (product_id IS NOT NULL);

create table notification_wishes (
  shopper_id text not null,
  orders text,
  stock text,
  news text,
  constraint notification_wishes_pkey PRIMARY KEY (shopper_id),
  constraint notification_wishes_news_check CHECK ((news = ANY (ARRAY['sms'::text, 'push'::text, 'inbox'::text]))),
  constraint notification_wishes_orders_check CHECK ((orders = ANY (ARRAY['sms'::text, 'push'::text, 'inbox'::text]))),
  constraint notification_wishes_stock_check CHECK ((stock = ANY (ARRAY['sms'::text, 'push'::text, 'inbox'::text]))),
  constraint notification_wishes_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);

create table notifications (
  id text not null default new_id(),
  shopper_id text not null,
  kind text not null,
  title_en text not null,
  title_ar text not null,
  text_en text not null,
  text_ar text not null,
  href text not null,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_href_check CHECK (((href ~ '^/([^/\\]|$)'::text) AND (length(href) <= 300))),
  constraint notifications_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'stock'::text, 'news'::text, 'account'::text]))),
  constraint notifications_text_ar_check CHECK ((length(text_ar) <= 1000)),
  constraint notifications_text_en_check CHECK ((length(text_en) <= 1000)),
  constraint notifications_title_ar_check CHECK (((length(title_ar) >= 1) AND (length(title_ar) <= 200))),
  constraint notifications_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 200))),
  constraint notifications_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX notifications_created ON public.notifications USING btree (created_at);
CREATE INDEX notifications_shopper ON public.notifications USING btree (shopper_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON public.notifications USING btree (shopper_id) WHERE (read_at IS NULL);

create table order_changes (
  id bigint not null generated always as identity,
  order_id text not null,
  actor text not null,
  reason text not null default ''::text,
  before jsonb not null,
  after jsonb not null,
  at timestamp with time zone not null default now(),
  constraint order_changes_pkey PRIMARY KEY (id),
  constraint order_changes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_changes_order ON public.order_changes USING btree (order_id, id);
CREATE TRIGGER order_changes_stays BEFORE UPDATE ON public.order_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table order_costs (
  order_id text not null,
  cents bigint not null,
  constraint order_costs_pkey PRIMARY KEY (order_id)
);
CREATE TRIGGER order_costs_added_figures AFTER INSERT ON public.order_costs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('settled');
CREATE TRIGGER order_costs_changed_figures AFTER UPDATE ON public.order_costs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('settled');

create table order_figures (
  order_id text not null,
  placed_at timestamp with time zone not null,
  placed_on date,
  city text not null,
  area text not null,
  courier_id text,
  company_id text,
  confirmed_at timestamp with time zone,
  handed_at timestamp with time zone,
  refused_for text,
  refused_at timestamp with time zone,
  lines integer not null,
  day date,
  delivered_at timestamp with time zone,
  items bigint not null,
  fee bigint not null,
  cash_due bigint not null,
  collected bigint not null,
  without_pin boolean not null,
  is_partial boolean not null,
  pieces integer not null,
  kept_lines integer not null,
  cents bigint not null,
  refunded bigint not null,
  sent integer not null,
  company_fee bigint,
  trust_level text,
  constraint order_figures_pkey PRIMARY KEY (order_id),
  constraint order_figures_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_figures_day ON public.order_figures USING btree (day) WHERE (day IS NOT NULL);
CREATE INDEX order_figures_placed ON public.order_figures USING btree (placed_at);
CREATE INDEX order_figures_refused ON public.order_figures USING btree (refused_at) WHERE (refused_at IS NOT NULL);

create table order_history (
  id bigint not null generated always as identity,
  order_id text not null,
  status text not null,
  actor text not null,
  reason text not null default ''::text,
  at timestamp with time zone not null default now(),
  constraint order_history_pkey PRIMARY KEY (id),
  constraint order_history_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_history_order ON public.order_history USING btree (order_id, id);
CREATE TRIGGER order_history_stays BEFORE UPDATE OF id, order_id, status, actor, at ON public.order_history FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table order_lines (
  order_id text not null,
  line_no integer not null,
  product_id text not null,
  color_id text not null,
  size_id text not null,
  name_en text not null,
  name_ar text not null,
  brand_en text not null,
  brand_ar text not null,
  brand_id text not null,
  category_id text not null,
  color_name_en text not null,
  color_name_ar text not null,
  color_hex text not null,
  size_label_en text not null,
  size_label_ar text not null,
  picture_id text,
  tint text not null default 'chalk'::text,
  quantity integer not null,
  full_price bigint not null,
  unit_price bigint not null,
  line_total bigint not null,
  discount_share bigint not null default 0,
  returnable boolean not null,
  return_days integer,
  exchange_days integer,
  return_until timestamp with time zone,
  exchange_until timestamp with time zone,
  keep_reason_en text not null default ''::text,
  keep_reason_ar text not null default ''::text,
  constraint order_lines_pkey PRIMARY KEY (order_id, line_no),
  constraint order_lines_check CHECK (((unit_price >= 0) AND (unit_price <= full_price))),
  constraint order_lines_check1 CHECK ((line_total = (quantity * unit_price))),
  constraint order_lines_check2 CHECK ((discount_share <= line_total)),
  constraint order_lines_discount_share_check CHECK ((discount_share >= 0)),
  constraint order_lines_full_price_check CHECK ((full_price >= 0)),
  constraint order_lines_order_id_product_id_color_id_size_id_key UNIQUE (order_id, product_id, color_id, size_id),
  constraint order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100))),
  constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_lines_product ON public.order_lines USING btree (product_id);
CREATE TRIGGER order_lines_added_figures AFTER INSERT ON public.order_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_new_orders();
CREATE TRIGGER order_lines_changed_figures AFTER UPDATE OF quantity, product_id, color_id, size_id ON public.order_lines FOR EACH ROW EXECUTE FUNCTION write_figures_of_order();
CREATE TRIGGER order_lines_deadlines BEFORE UPDATE OF return_until, exchange_until ON public.order_lines FOR EACH ROW WHEN ((((old.return_until IS NOT NULL) AND ((new.return_until IS NULL) OR (new.return_until < old.return_until))) OR ((old.exchange_until IS NOT NULL) AND ((new.exchange_until IS NULL) OR (new.exchange_until < old.exchange_until))))) EXECUTE FUNCTION refuse_earlier_deadline();
CREATE TRIGGER order_lines_removed_figures AFTER DELETE ON public.order_lines REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('order');

create table order_messages (
  order_id text not null,
  sent integer not null,
  constraint order_messages_pkey PRIMARY KEY (order_id),
  constraint order_messages_sent_check CHECK ((sent > 0)),
  constraint order_messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE TRIGGER order_messages_added_figures AFTER INSERT ON public.order_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('order');
CREATE TRIGGER order_messages_changed_figures AFTER UPDATE ON public.order_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('order');

create table order_notes (
  id text not null default new_id(),
  order_id text not null,
  staff_id text not null,
  text text not null,
  at timestamp with time zone not null,
  edited_at timestamp with time zone,
  constraint order_notes_pkey PRIMARY KEY (id),
  constraint order_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000))),
  constraint order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_notes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX order_notes_order ON public.order_notes USING btree (order_id, at, id);

create table order_presence (
  order_id text not null,
  staff_id text not null,
  seen_at timestamp with time zone not null,
  constraint order_presence_pkey PRIMARY KEY (order_id, staff_id),
  constraint order_presence_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_presence_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX order_presence_seen ON public.order_presence USING btree (seen_at);

create table order_shares (
  order_id text not null,
  token text not null,
  shared_at timestamp with time zone not null,
  constraint order_shares_pkey PRIMARY KEY (order_id),
  constraint order_shares_token_check CHECK ((length(token) = 22)),
  constraint order_shares_token_key UNIQUE (token),
  constraint order_shares_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

create table order_views (
  id text not null default new_id(),
  staff_id text not null,
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint order_views_pkey PRIMARY KEY (id),
  constraint order_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint order_views_query_check CHECK (((length(query) >= 1) AND (length(query) <= 500))),
  constraint order_views_staff_id_name_key UNIQUE (staff_id, name),
  constraint order_views_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

create table orders (
  id text not null default new_id(),
  number text not null,
  shopper_id text,
  language text not null default 'en'::text,
  status text not null default 'pending'::text,
  placed_at timestamp with time zone not null default now(),
  delivered_at timestamp with time zone,
  sub_total bigint not null,
  savings bigint not null,
  discount bigint not null,
  delivery bigint not null,
  total bigint not null,
  coupon_id text,
  coupon_code text,
  coupon_title_en text,
  coupon_title_ar text,
  address jsonb not null,
  distance_km double precision,
  note text not null default ''::text,
  estimated_from date not null,
  estimated_to date not null,
  points_earned integer not null default 0,
  fee_before_free bigint,
  free_from bigint,
  cash_step integer not null default 25,
  place_folded text generated always as (fold_text((((address ->> 'city'::text) || ' '::text) || COALESCE((address ->> 'area'::text), ''::text)))) stored,
  source text not null default 'site'::text,
  taken_by text,
  consent_at timestamp with time zone,
  slot_day date,
  slot_band text,
  exchange_of text,
  paying_with text,
  is_test boolean not null default false,
  test_erased_at timestamp with time zone,
  trust_level text,
  city text not null generated always as (COALESCE((address ->> 'city'::text), ''::text)) stored,
  area text not null generated always as (COALESCE((address ->> 'area'::text), ''::text)) stored,
  settled_cash bigint,
  cash_due bigint not null generated always as (COALESCE(settled_cash, (total - (total % (cash_step)::bigint)))) stored,
  came_from text,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_came_from_check CHECK ((came_from = ANY (ARRAY['link'::text, 'feed'::text, 'instagram'::text, 'facebook'::text, 'whatsapp'::text, 'telegram'::text, 'search'::text]))),
  constraint orders_cash_step_check CHECK ((cash_step > 0)),
  constraint orders_check CHECK ((total = ((sub_total - discount) + delivery))),
  constraint orders_check1 CHECK ((estimated_to >= estimated_from)),
  constraint orders_check2 CHECK (((delivered_at IS NULL) = (status = ANY (ARRAY['pending'::text, 'inProgress'::text, 'inDelivery'::text, 'canceled'::text])))),
  constraint orders_delivery_check CHECK ((delivery >= 0)),
  constraint orders_discount_check CHECK ((discount >= 0)),
  constraint orders_fee_before_free_check CHECK ((fee_before_free >= 0)),
  constraint orders_free_from_check CHECK ((free_from >= 0)),
  constraint orders_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint orders_note_check CHECK ((length(note) <= 500)),
  constraint orders_number_key UNIQUE (number),
  constraint orders_paying_with_check CHECK ((paying_with = ANY (ARRAY['exact'::text, 'largest'::text, 'old'::text]))),
  constraint orders_points_earned_check CHECK ((points_earned >= 0)),
  constraint orders_savings_check CHECK ((savings >= 0)),
  constraint orders_source_check CHECK ((source = ANY (ARRAY['site'::text, 'phone'::text, 'whatsapp'::text, 'facebook'::text, 'telegram'::text, 'shop'::text, 'other'::text]))),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'inProgress'::text, 'inDelivery'::text, 'delivered'::text, 'returns'::text, 'completed'::text, 'canceled'::text]))),
  constraint orders_sub_total_check CHECK ((sub_total >= 0)),
  constraint orders_taken_check CHECK ((((source = 'site'::text) = (taken_by IS NULL)) AND ((taken_by IS NULL) = (consent_at IS NULL)))),
  constraint orders_test_check CHECK (((test_erased_at IS NULL) OR (is_test AND (status = 'canceled'::text) AND (shopper_id IS NULL)))),
  constraint orders_total_check CHECK ((total >= 0)),
  constraint orders_trust_level_check CHECK ((trust_level = ANY (ARRAY['new'::text, 'known'::text, 'trusted'::text, 'watched'::text, 'blocked'::text]))),
  constraint orders_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  constraint orders_exchange_of_fkey FOREIGN KEY (exchange_of) REFERENCES returns(id) ON DELETE SET NULL,
  constraint orders_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE SET NULL,
  constraint orders_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES staff(id)
);
CREATE INDEX orders_came_from ON public.orders USING btree (came_from, id) WHERE (came_from IS NOT NULL);
CREATE INDEX orders_city ON public.orders USING btree (city, area, id);
CREATE UNIQUE INDEX orders_exchange ON public.orders USING btree (exchange_of) WHERE ((exchange_of IS NOT NULL) AND (status <> 'canceled'::text));
CREATE INDEX orders_number_prefix ON public.orders USING btree (number text_pattern_ops, id);
CREATE INDEX orders_of_exchange ON public.orders USING btree (exchange_of) WHERE (exchange_of IS NOT NULL);
CREATE INDEX orders_open ON public.orders USING btree (shopper_id) WHERE (status = ANY (ARRAY['pending'::text, 'inProgress'::text, 'inDelivery'::text]));
CREATE INDEX orders_place ON public.orders USING btree (place_folded, id);
CREATE INDEX orders_placed ON public.orders USING btree (placed_at, id);
CREATE INDEX orders_shopper ON public.orders USING btree (shopper_id, placed_at DESC, id) INCLUDE (city, area);
CREATE INDEX orders_slot ON public.orders USING btree (slot_day) WHERE ((slot_day IS NOT NULL) AND (status <> 'canceled'::text));
CREATE INDEX orders_status ON public.orders USING btree (status, placed_at, id);
CREATE INDEX orders_sums ON public.orders USING btree (id) INCLUDE (placed_at, status, is_test, cash_due);
CREATE INDEX orders_taken ON public.orders USING btree (source, id) WHERE (source <> 'site'::text);
CREATE INDEX orders_test ON public.orders USING btree (id) WHERE is_test;
CREATE TRIGGER orders_arrived AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((old.status = ANY (ARRAY['delivered'::text, 'completed'::text])) <> (new.status = ANY (ARRAY['delivered'::text, 'completed'::text])))) EXECUTE FUNCTION mark_bought_together_stale();
CREATE TRIGGER orders_arrived_added AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new.status = ANY (ARRAY['delivered'::text, 'completed'::text]))) EXECUTE FUNCTION mark_bought_together_stale();
CREATE TRIGGER orders_arrived_removed AFTER DELETE ON public.orders FOR EACH ROW WHEN ((old.status = ANY (ARRAY['delivered'::text, 'completed'::text]))) EXECUTE FUNCTION mark_bought_together_stale();
CREATE TRIGGER orders_figures AFTER UPDATE OF address, placed_at ON public.orders FOR EACH ROW WHEN (((old.address IS DISTINCT FROM new.address) OR (old.placed_at IS DISTINCT FROM new.placed_at))) EXECUTE FUNCTION write_figures_of_updated_order();
CREATE TRIGGER orders_parcel AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION make_parcel();
CREATE TRIGGER orders_place_freed AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((new.status = 'canceled'::text) AND (old.status <> 'canceled'::text) AND (new.slot_day IS NOT NULL))) EXECUTE FUNCTION record_catalog_change('days');
CREATE TRIGGER orders_step BEFORE UPDATE OF status ON public.orders FOR EACH ROW EXECUTE FUNCTION check_order_step();

create table outbox (
  id text not null default new_id(),
  kind text not null,
  shopper_id text,
  recipient text not null,
  text text not null,
  code text,
  created_at timestamp with time zone not null default now(),
  next_try_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  sent_at timestamp with time zone,
  last_error text,
  channel text not null default 'sms'::text,
  notification_id text,
  dead_at timestamp with time zone,
  may_disturb boolean not null default false,
  due_at timestamp with time zone not null default now(),
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'push'::text]))),
  constraint outbox_kind_check CHECK ((kind = ANY (ARRAY['code'::text, 'order'::text, 'stock'::text, 'news'::text, 'account'::text, 'test'::text]))),
  constraint outbox_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE SET NULL,
  constraint outbox_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE SET NULL
);
CREATE INDEX outbox_created ON public.outbox USING btree (created_at DESC, id DESC);
CREATE INDEX outbox_dead ON public.outbox USING btree (dead_at) WHERE (dead_at IS NOT NULL);
CREATE INDEX outbox_notification ON public.outbox USING btree (notification_id) WHERE (notification_id IS NOT NULL);
CREATE INDEX outbox_recipient ON public.outbox USING btree (recipient, created_at DESC);
CREATE INDEX outbox_waiting ON public.outbox USING btree (next_try_at) WHERE (sent_at IS NULL);

create table parcel_history (
  id bigint not null generated always as identity,
  parcel_id text not null,
  step text not null,
  stage text,
  actor text not null,
  reason text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  occurred_at timestamp with time zone,
  at timestamp with time zone not null default now(),
  constraint parcel_history_pkey PRIMARY KEY (id),
  constraint parcel_history_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE
);
CREATE INDEX parcel_history_parcel ON public.parcel_history USING btree (parcel_id, id);
CREATE TRIGGER parcel_history_figures AFTER INSERT ON public.parcel_history REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('history');
CREATE TRIGGER parcel_history_stays BEFORE UPDATE ON public.parcel_history FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table parcel_undos (
  parcel_id text not null,
  steps text[] not null,
  version integer not null,
  actor text not null,
  before jsonb not null,
  notice_ids text[] not null default '{}'::text[],
  at timestamp with time zone not null default now(),
  until timestamp with time zone not null,
  constraint parcel_undos_pkey PRIMARY KEY (parcel_id),
  constraint parcel_undos_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE
);
CREATE INDEX parcel_undos_until ON public.parcel_undos USING btree (until);

create table parcels (
  id text not null default new_id(),
  order_id text not null,
  -- Always null. A running older version reads it: to be dropped by a later release.
  return_id text,
  stage text,
  stage_at timestamp with time zone not null default now(),
  version integer not null default 1,
  held_reason text,
  held_until timestamp with time zone,
  claimed_by text,
  claimed_at timestamp with time zone,
  pin text,
  pin_tries integer not null default 0,
  courier_id text,
  company_id text,
  attempts integer not null default 0,
  next_try date,
  collect_by date,
  refused_for text,
  refused_at timestamp with time zone,
  refusal_counts boolean not null default false,
  constraint parcels_pkey PRIMARY KEY (id),
  constraint parcels_attempts_check CHECK ((attempts >= 0)),
  constraint parcels_check CHECK (((held_reason IS NULL) = (held_until IS NULL))),
  constraint parcels_check1 CHECK (((claimed_by IS NULL) = (claimed_at IS NULL))),
  constraint parcels_check2 CHECK (((held_reason IS NULL) OR (stage = ANY (ARRAY['toConfirm'::text, 'toPick'::text, 'picking'::text, 'short'::text])))),
  constraint parcels_check3 CHECK (((refused_for IS NULL) = (refused_at IS NULL))),
  constraint parcels_held_reason_check CHECK (((length(held_reason) >= 1) AND (length(held_reason) <= 500))),
  constraint parcels_pin_check CHECK ((pin ~ '^[0-9]{4}$'::text)),
  constraint parcels_pin_tries_check CHECK (((pin_tries >= 0) AND (pin_tries <= 5))),
  constraint parcels_stage_check CHECK ((stage = ANY (ARRAY['toConfirm'::text, 'toPick'::text, 'picking'::text, 'short'::text, 'packed'::text, 'withCourier'::text, 'withCompany'::text, 'atOffice'::text, 'postponed'::text, 'comingBack'::text, 'toUnpack'::text, 'back'::text, 'lost'::text]))),
  constraint parcels_version_check CHECK ((version > 0)),
  constraint parcels_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX parcels_courier ON public.parcels USING btree (courier_id) WHERE (stage = ANY (ARRAY['withCourier'::text, 'postponed'::text]));
CREATE INDEX parcels_ended ON public.parcels USING btree (stage, order_id) WHERE (stage = ANY (ARRAY['back'::text, 'lost'::text]));
CREATE INDEX parcels_held ON public.parcels USING btree (held_until) WHERE (held_until IS NOT NULL);
CREATE INDEX parcels_of_company ON public.parcels USING btree (company_id, order_id) WHERE (company_id IS NOT NULL);
CREATE INDEX parcels_of_courier ON public.parcels USING btree (courier_id, order_id) WHERE (courier_id IS NOT NULL);
CREATE UNIQUE INDEX parcels_order ON public.parcels USING btree (order_id);
CREATE INDEX parcels_refused ON public.parcels USING btree (refused_at) WHERE (refused_at IS NOT NULL);
CREATE INDEX parcels_refused_company ON public.parcels USING btree (company_id, refused_at) WHERE ((refused_at IS NOT NULL) AND (company_id IS NOT NULL));
CREATE INDEX parcels_refused_courier ON public.parcels USING btree (courier_id, refused_at) WHERE ((refused_at IS NOT NULL) AND (courier_id IS NOT NULL));
CREATE INDEX parcels_stage ON public.parcels USING btree (stage, stage_at, id) WHERE (stage IS NOT NULL);
CREATE TRIGGER parcels_figures AFTER UPDATE OF courier_id, company_id, refused_for, refused_at ON public.parcels FOR EACH ROW WHEN (((((old.courier_id IS DISTINCT FROM new.courier_id) OR (old.company_id IS DISTINCT FROM new.company_id)) OR (old.refused_for IS DISTINCT FROM new.refused_for)) OR (old.refused_at IS DISTINCT FROM new.refused_at))) EXECUTE FUNCTION write_figures_of_order();
CREATE TRIGGER parcels_noted AFTER INSERT OR UPDATE ON public.parcels FOR EACH ROW EXECUTE FUNCTION publish_parcel_events();

create table pictures (
  id text not null,
  width integer not null,
  height integer not null,
  avif integer[] not null,
  webp integer[] not null,
  focus_x smallint,
  focus_y smallint,
  is_drawn boolean not null default false,
  constraint pictures_pkey PRIMARY KEY (id),
  constraint pictures_check CHECK (((focus_x IS NULL) = (focus_y IS NULL))),
  constraint pictures_focus_x_check CHECK (((focus_x >= 0) AND (focus_x <= 100))),
  constraint pictures_focus_y_check CHECK (((focus_y >= 0) AND (focus_y <= 100))),
  constraint pictures_height_check CHECK ((height > 0)),
  constraint pictures_width_check CHECK ((width > 0))
);
CREATE TRIGGER pictures_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pictures FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('content');

create table points_ledger (
  id text not null default new_id(),
  shopper_id text not null,
  points integer not null,
  reason text not null,
  order_id text,
  at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  expiry_told_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint points_ledger_pkey PRIMARY KEY (id),
  constraint points_ledger_expires CHECK (((points > 0) OR (expires_at IS NULL))),
  constraint points_ledger_points_check CHECK ((points <> 0)),
  constraint points_ledger_reason_check CHECK ((reason = ANY (ARRAY['earned'::text, 'redeemed'::text, 'takenBack'::text, 'granted'::text, 'expired'::text, 'refunded'::text]))),
  constraint points_ledger_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  constraint points_ledger_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX points_ledger_open ON public.points_ledger USING btree (expires_at) WHERE ((expires_at IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX points_ledger_order ON public.points_ledger USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX points_ledger_shopper ON public.points_ledger USING btree (shopper_id, at DESC);
CREATE TRIGGER points_ledger_added AFTER INSERT ON public.points_ledger FOR EACH ROW EXECUTE FUNCTION add_points();
CREATE TRIGGER points_ledger_not_emptied BEFORE TRUNCATE ON public.points_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER points_ledger_stays BEFORE UPDATE OF points, shopper_id ON public.points_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table price_change_rows (
  change_id text not null,
  product_id text not null,
  old_price bigint not null,
  old_reduced bigint,
  old_starts_at timestamp with time zone,
  old_ends_at timestamp with time zone,
  new_price bigint not null,
  new_reduced bigint,
  new_starts_at timestamp with time zone,
  new_ends_at timestamp with time zone,
  cost bigint,
  problem text,
  is_chosen boolean not null,
  outcome text,
  cost_cents bigint,
  constraint price_change_rows_pkey PRIMARY KEY (change_id, product_id),
  constraint price_change_rows_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'skipped'::text, 'restored'::text, 'kept'::text]))),
  constraint price_change_rows_problem_check CHECK ((problem = ANY (ARRAY['noCost'::text, 'same'::text, 'underCost'::text, 'hasDiscount'::text, 'tooMuch'::text, 'belowReduced'::text, 'notPositive'::text, 'tooHigh'::text]))),
  constraint price_change_rows_change_id_fkey FOREIGN KEY (change_id) REFERENCES price_changes(id) ON DELETE CASCADE,
  constraint price_change_rows_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX price_change_rows_product ON public.price_change_rows USING btree (product_id);

create table price_changes (
  id text not null default new_id(),
  state text not null default 'draft'::text,
  rule jsonb not null,
  due_at timestamp with time zone,
  made_by text not null,
  made_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  constraint price_changes_pkey PRIMARY KEY (id),
  constraint price_changes_check CHECK (((state <> 'scheduled'::text) OR (due_at IS NOT NULL))),
  constraint price_changes_check1 CHECK (((applied_at IS NOT NULL) = (state = ANY (ARRAY['applied'::text, 'undone'::text])))),
  constraint price_changes_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'applied'::text, 'canceled'::text, 'undone'::text]))),
  constraint price_changes_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id)
);
CREATE INDEX price_changes_due ON public.price_changes USING btree (due_at) WHERE (state = 'scheduled'::text);
CREATE INDEX price_changes_made ON public.price_changes USING btree (made_at DESC) WHERE (state <> 'draft'::text);

create table privacy_requests (
  id text not null default new_id(),
  shopper_id text,
  kind text not null,
  opened_by text,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  done_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  labels text[] not null default '{}'::text[],
  constraint privacy_requests_pkey PRIMARY KEY (id),
  constraint privacy_requests_check CHECK ((due_at > opened_at)),
  constraint privacy_requests_check1 CHECK (((done_at IS NULL) OR (verified_at IS NOT NULL))),
  constraint privacy_requests_check2 CHECK (((done_at IS NULL) OR (withdrawn_at IS NULL))),
  constraint privacy_requests_check3 CHECK (((shopper_id IS NOT NULL) OR (done_at IS NOT NULL) OR (withdrawn_at IS NOT NULL))),
  constraint privacy_requests_kind_check CHECK ((kind = ANY (ARRAY['export'::text, 'erase'::text]))),
  constraint privacy_requests_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES staff(id),
  constraint privacy_requests_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX privacy_requests_due ON public.privacy_requests USING btree (due_at) WHERE ((done_at IS NULL) AND (withdrawn_at IS NULL));
CREATE UNIQUE INDEX privacy_requests_open ON public.privacy_requests USING btree (shopper_id, kind) WHERE ((done_at IS NULL) AND (withdrawn_at IS NULL));

create table product_change_rows (
  change_id text not null,
  product_id text not null,
  version integer not null,
  before jsonb not null,
  after jsonb not null,
  problem text,
  missing text[] not null default '{}'::text[],
  outcome text,
  constraint product_change_rows_pkey PRIMARY KEY (change_id, product_id),
  constraint product_change_rows_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'skipped'::text, 'restored'::text, 'kept'::text]))),
  constraint product_change_rows_problem_check CHECK ((problem = ANY (ARRAY['state'::text, 'same'::text, 'incomplete'::text, 'edited'::text, 'changed'::text, 'placeGone'::text, 'minutePast'::text]))),
  constraint product_change_rows_change_id_fkey FOREIGN KEY (change_id) REFERENCES product_changes(id) ON DELETE CASCADE,
  constraint product_change_rows_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_change_rows_product ON public.product_change_rows USING btree (product_id);

create table product_changes (
  id text not null default new_id(),
  state text not null default 'draft'::text,
  action jsonb not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  constraint product_changes_pkey PRIMARY KEY (id),
  constraint product_changes_check CHECK (((applied_at IS NULL) = (state = 'draft'::text))),
  constraint product_changes_check1 CHECK (((undone_at IS NOT NULL) = (state = 'undone'::text))),
  constraint product_changes_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'applied'::text, 'undone'::text]))),
  constraint product_changes_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id)
);
CREATE INDEX product_changes_drafts ON public.product_changes USING btree (made_by) WHERE (state = 'draft'::text);
CREATE INDEX product_changes_made ON public.product_changes USING btree (made_at DESC) WHERE (state <> 'draft'::text);

create table product_colors (
  product_id text not null,
  color_id text not null,
  position integer not null,
  tint text not null default 'chalk'::text,
  constraint product_colors_pkey PRIMARY KEY (product_id, color_id),
  constraint product_colors_product_id_position_key UNIQUE (product_id, "position"),
  constraint product_colors_color_id_fkey FOREIGN KEY (color_id) REFERENCES colors(id),
  constraint product_colors_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE TRIGGER product_colors_delete_noted AFTER DELETE ON public.product_colors REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER product_colors_insert_noted AFTER INSERT ON public.product_colors REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER product_colors_truncate_noted AFTER TRUNCATE ON public.product_colors FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('all');
CREATE TRIGGER product_colors_update_noted AFTER UPDATE ON public.product_colors REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');

create table product_days (
  product_id text not null,
  day date not null,
  views integer not null default 0,
  favorites integer not null default 0,
  orders integer not null default 0,
  carts integer not null default 0,
  constraint product_days_pkey PRIMARY KEY (product_id, day),
  constraint product_days_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_pictures (
  product_id text not null,
  position integer not null,
  color_id text,
  picture_id text not null,
  view text not null default 'front'::text,
  alt_en text not null default ''::text,
  alt_ar text not null default ''::text,
  tint text,
  model_height smallint,
  model_size_id text,
  constraint product_pictures_pkey PRIMARY KEY (product_id, "position"),
  constraint product_pictures_alt_ar_check CHECK ((length(alt_ar) <= 200)),
  constraint product_pictures_alt_en_check CHECK ((length(alt_en) <= 200)),
  constraint product_pictures_model_height_check CHECK (((model_height >= 40) AND (model_height <= 230))),
  constraint product_pictures_tint_check CHECK ((tint = ANY (ARRAY['chalk'::text, 'pistachio'::text, 'apricot'::text, 'rosewater'::text, 'dusk'::text, 'thyme'::text, 'wheat'::text, 'mist'::text]))),
  constraint product_pictures_view_check CHECK ((view = ANY (ARRAY['front'::text, 'back'::text, 'detail'::text]))),
  constraint product_pictures_model_size_id_fkey FOREIGN KEY (model_size_id) REFERENCES sizes(id) ON DELETE SET NULL,
  constraint product_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id),
  constraint product_pictures_product_id_color_id_fkey FOREIGN KEY (product_id, color_id) REFERENCES product_colors(product_id, color_id) ON DELETE CASCADE,
  constraint product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_pictures_model_size ON public.product_pictures USING btree (model_size_id) WHERE (model_size_id IS NOT NULL);
CREATE TRIGGER product_pictures_delete_noted AFTER DELETE ON public.product_pictures REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER product_pictures_insert_noted AFTER INSERT ON public.product_pictures REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER product_pictures_truncate_noted AFTER TRUNCATE ON public.product_pictures FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('all');
CREATE TRIGGER product_pictures_update_noted AFTER UPDATE ON public.product_pictures REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');

create table product_previews (
  id text not null,
  session_id text not null,
  product_id text not null,
  details jsonb not null,
  expires_at timestamp with time zone not null,
  constraint product_previews_pkey PRIMARY KEY (id),
  constraint product_previews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_previews_session_id_fkey FOREIGN KEY (session_id) REFERENCES staff_sessions(id) ON DELETE CASCADE
);
CREATE INDEX product_previews_expires ON public.product_previews USING btree (expires_at);
CREATE INDEX product_previews_product ON public.product_previews USING btree (product_id);
CREATE INDEX product_previews_session ON public.product_previews USING btree (session_id);

create table product_search (
  product_id text not null,
  words tsvector not null,
  constraint product_search_pkey PRIMARY KEY (product_id),
  constraint product_search_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_search_words ON public.product_search USING gin (words);
CREATE TRIGGER product_search_delete_noted AFTER DELETE ON public.product_search REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('products', 'product_id');
CREATE TRIGGER product_search_insert_noted AFTER INSERT ON public.product_search REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('products', 'product_id');
CREATE TRIGGER product_search_truncate_noted AFTER TRUNCATE ON public.product_search FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('all');
CREATE TRIGGER product_search_update_noted AFTER UPDATE ON public.product_search REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('products', 'product_id');

create table product_slugs (
  slug text not null,
  product_id text not null,
  left_at timestamp with time zone not null,
  constraint product_slugs_pkey PRIMARY KEY (slug),
  constraint product_slugs_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_slugs_product ON public.product_slugs USING btree (product_id);

create table products (
  id text not null default new_id(),
  slug text not null,
  brand_id text not null,
  category_id text not null,
  subcategory_id text not null,
  name_en text not null,
  name_ar text not null,
  description_en text not null default ''::text,
  description_ar text not null default ''::text,
  material_en text not null default ''::text,
  material_ar text not null default ''::text,
  care_en text not null default ''::text,
  care_ar text not null default ''::text,
  size_guide_id text,
  seasons text[] not null default '{}'::text[],
  price bigint not null,
  price_after_discount bigint,
  discount_starts_at timestamp with time zone,
  discount_ends_at timestamp with time zone,
  available_from timestamp with time zone,
  status text not null default 'published'::text,
  tint text not null default 'chalk'::text,
  picture_id text,
  color_ids text[] not null default '{}'::text[],
  size_ids_in_stock text[] not null default '{}'::text[],
  ratings integer[] not null default '{0,0,0,0,0}'::integer[],
  trend double precision not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  outline text,
  fits integer[] not null default '{0,0,0}'::integer[],
  version integer not null default 1,
  publish_at timestamp with time zone,
  names_folded text generated always as (fold_text(((name_en || '
'::text) || name_ar))) stored,
  related_ids text[] not null default '{}'::text[],
  number integer not null generated always as identity,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_check CHECK (((price_after_discount > 0) AND (price_after_discount < price))),
  constraint products_check1 CHECK (((discount_ends_at IS NULL) OR (discount_starts_at IS NULL) OR (discount_ends_at > discount_starts_at))),
  constraint products_number_key UNIQUE (number),
  constraint products_price_check CHECK ((price > 0)),
  constraint products_publish_at_check CHECK (((status <> 'scheduled'::text) OR (publish_at IS NOT NULL))),
  constraint products_related_ids_check CHECK ((cardinality(related_ids) <= 6)),
  constraint products_seasons_check CHECK ((seasons <@ ARRAY['spring'::text, 'summer'::text, 'autumn'::text, 'winter'::text])),
  constraint products_slug_key UNIQUE (slug),
  constraint products_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'hidden'::text, 'archived'::text]))),
  constraint products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint products_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id),
  constraint products_size_guide_id_fkey FOREIGN KEY (size_guide_id) REFERENCES size_guides(id),
  constraint products_subcategory_id_fkey FOREIGN KEY (subcategory_id) REFERENCES subcategories(id)
);
CREATE INDEX products_brand ON public.products USING btree (brand_id, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX products_category ON public.products USING btree (category_id, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX products_colors ON public.products USING gin (color_ids);
CREATE INDEX products_coming ON public.products USING btree (available_from) WHERE ((status = 'published'::text) AND (available_from IS NOT NULL));
CREATE INDEX products_discount_ends ON public.products USING btree (discount_ends_at) WHERE (discount_ends_at IS NOT NULL);
CREATE INDEX products_discount_starts ON public.products USING btree (discount_starts_at) WHERE (discount_starts_at IS NOT NULL);
CREATE INDEX products_newest ON public.products USING btree (created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX products_price ON public.products USING btree (price, id) WHERE (status = 'published'::text);
CREATE INDEX products_scheduled ON public.products USING btree (publish_at) WHERE (status = 'scheduled'::text);
CREATE INDEX products_seasons ON public.products USING gin (seasons);
CREATE INDEX products_sizes ON public.products USING gin (size_ids_in_stock);
CREATE INDEX products_subcategory ON public.products USING btree (subcategory_id, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX products_trend ON public.products USING btree (trend DESC, id DESC) WHERE (status = 'published'::text);
CREATE TRIGGER products_delete_noted AFTER DELETE ON public.products REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('products', 'id');
CREATE TRIGGER products_edited BEFORE UPDATE OF slug, brand_id, category_id, subcategory_id, name_en, name_ar, description_en, description_ar, material_en, material_ar, care_en, care_ar, size_guide_id, seasons, price, price_after_discount, discount_starts_at, discount_ends_at, available_from, status, tint, picture_id ON public.products FOR EACH ROW WHEN (((to_jsonb(old.*) - '{color_ids,size_ids_in_stock,ratings,fits,trend,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(new.*) - '{color_ids,size_ids_in_stock,ratings,fits,trend,updated_at}'::text[]))) EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER products_insert_noted AFTER INSERT ON public.products REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('products', 'id');
CREATE TRIGGER products_truncate_noted AFTER TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('all');
CREATE TRIGGER products_update_noted AFTER UPDATE ON public.products REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_updated_products();
CREATE TRIGGER products_version_raised BEFORE UPDATE OF version ON public.products FOR EACH ROW WHEN ((old.version <> new.version)) EXECUTE FUNCTION set_updated_at();

create table rate_counts (
  counter text not null,
  at timestamp with time zone not null,
  count integer not null,
  constraint rate_counts_pkey PRIMARY KEY (counter, at),
  constraint rate_counts_count_check CHECK ((count > 0))
);
CREATE INDEX rate_counts_at ON public.rate_counts USING btree (at);

create table receipt_lines (
  receipt_id text not null,
  product_id text not null,
  color_id text not null,
  size_id text not null,
  expected integer,
  counted integer not null,
  -- US cents or whole pounds, by the receipt's currency
  unit_cost integer,
  position integer not null,
  constraint receipt_lines_pkey PRIMARY KEY (receipt_id, product_id, color_id, size_id),
  constraint receipt_lines_counted_check CHECK ((counted >= 0)),
  constraint receipt_lines_expected_check CHECK ((expected >= 0)),
  constraint receipt_lines_unit_cost_check CHECK ((unit_cost >= 0)),
  constraint receipt_lines_product_id_color_id_size_id_fkey FOREIGN KEY (product_id, color_id, size_id) REFERENCES variants(product_id, color_id, size_id),
  constraint receipt_lines_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id) ON DELETE CASCADE
);
CREATE INDEX receipt_lines_variant ON public.receipt_lines USING btree (product_id, color_id, size_id);

create table receipts (
  id text not null default new_id(),
  number bigint not null generated always as identity,
  supplier_id text,
  document text not null default ''::text,
  note text not null default ''::text,
  currency text not null default 'USD'::text,
  state text not null default 'draft'::text,
  version integer not null default 1,
  made_by text not null,
  made_at timestamp with time zone not null,
  posted_by text,
  posted_at timestamp with time zone,
  rate integer,
  extra_cost bigint,
  constraint receipts_pkey PRIMARY KEY (id),
  constraint receipts_check CHECK (((state = 'draft'::text) = (posted_at IS NULL))),
  constraint receipts_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'SYP'::text]))),
  constraint receipts_document_check CHECK ((length(document) <= 60)),
  constraint receipts_extra_cost_check CHECK (((extra_cost >= 0) AND (extra_cost <= 1000000000))),
  constraint receipts_note_check CHECK ((length(note) <= 300)),
  constraint receipts_number_key UNIQUE (number),
  constraint receipts_rate_check CHECK ((rate > 0)),
  constraint receipts_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'posted'::text, 'reversed'::text]))),
  constraint receipts_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id),
  constraint receipts_posted_by_fkey FOREIGN KEY (posted_by) REFERENCES staff(id),
  constraint receipts_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX receipts_made ON public.receipts USING btree (made_at);
CREATE INDEX receipts_supplier ON public.receipts USING btree (supplier_id, number DESC) WHERE (supplier_id IS NOT NULL);

create table refresh_tokens (
  token_hash text not null,
  session_id text not null,
  generation integer not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (token_hash),
  constraint refresh_tokens_generation_check CHECK ((generation >= 0)),
  constraint refresh_tokens_session_id_generation_key UNIQUE (session_id, generation),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);

create table refusal_strikes (
  parcel_id text not null,
  staff_id text not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint refusal_strikes_pkey PRIMARY KEY (parcel_id),
  constraint refusal_strikes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint refusal_strikes_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  constraint refusal_strikes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

create table remitted_waybills (
  company_id text not null,
  number text not null,
  statement_id text not null,
  amount bigint not null,
  fee bigint not null,
  constraint remitted_waybills_pkey PRIMARY KEY (company_id, number),
  constraint remitted_waybills_company_id_number_fkey FOREIGN KEY (company_id, number) REFERENCES waybills(company_id, number),
  constraint remitted_waybills_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES company_statements(id)
);
CREATE INDEX remitted_waybills_statement ON public.remitted_waybills USING btree (statement_id);
CREATE TRIGGER remitted_waybills_figures AFTER INSERT ON public.remitted_waybills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('waybill');
CREATE TRIGGER remitted_waybills_removed_figures AFTER DELETE ON public.remitted_waybills REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('waybill');

create table return_items (
  return_id text not null,
  item_no integer not null,
  order_id text not null,
  line_no integer not null,
  quantity integer not null,
  new_color_id text,
  new_size_id text,
  resellable integer,
  damaged integer,
  missing integer,
  not_ours integer,
  at_door boolean not null default false,
  counted integer generated always as (
CASE
    WHEN at_door THEN quantity
    ELSE COALESCE((resellable + damaged), quantity)
END) stored,
  bought_line_no integer,
  constraint return_items_pkey PRIMARY KEY (return_id, item_no),
  constraint return_items_check CHECK ((num_nonnulls(resellable, damaged, missing, not_ours) = ANY (ARRAY[0, 4]))),
  constraint return_items_check1 CHECK (((((resellable + damaged) + missing) + not_ours) = quantity)),
  constraint return_items_damaged_check CHECK ((damaged >= 0)),
  constraint return_items_missing_check CHECK ((missing >= 0)),
  constraint return_items_not_ours_check CHECK ((not_ours >= 0)),
  constraint return_items_quantity_check CHECK ((quantity > 0)),
  constraint return_items_resellable_check CHECK ((resellable >= 0)),
  constraint return_items_order_id_line_no_fkey FOREIGN KEY (order_id, line_no) REFERENCES order_lines(order_id, line_no) ON DELETE CASCADE,
  constraint return_items_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id) ON DELETE CASCADE
);

create table return_photos (
  return_id text not null,
  photo_no integer not null,
  shopper_id text not null,
  content text not null,
  hash text not null,
  created_at timestamp with time zone not null,
  constraint return_photos_pkey PRIMARY KEY (return_id, photo_no),
  constraint return_photos_content_check CHECK ((length(content) <= 400000)),
  constraint return_photos_photo_no_check CHECK (((photo_no >= 1) AND (photo_no <= 4))),
  constraint return_photos_return_id_hash_key UNIQUE (return_id, hash),
  constraint return_photos_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id) ON DELETE CASCADE,
  constraint return_photos_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX return_photos_shopper ON public.return_photos USING btree (shopper_id);

create table return_stops (
  run_id text not null,
  return_id text not null,
  stop_no integer not null,
  outcome text,
  ended_at timestamp with time zone,
  constraint return_stops_pkey PRIMARY KEY (run_id, return_id),
  constraint return_stops_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  constraint return_stops_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id) ON DELETE CASCADE,
  constraint return_stops_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX return_stops_open ON public.return_stops USING btree (return_id) WHERE (ended_at IS NULL);

create table returns (
  id text not null default new_id(),
  order_id text not null,
  kind text not null,
  scope text not null,
  status text not null default 'requested'::text,
  reason text not null,
  note text not null default ''::text,
  refund_amount bigint not null default 0,
  delivery_refund bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decision_note text not null default ''::text,
  refund_rounding bigint not null default 0,
  version integer not null default 1,
  answer_by timestamp with time zone not null default (now() + '64:00:00'::interval),
  way text,
  pickup_day date,
  give_back_by timestamp with time zone,
  reminded_at timestamp with time zone,
  decision_note_ar text not null default ''::text,
  opened_by text,
  override_note text not null default ''::text,
  lowered bigint not null default 0,
  wants text not null default 'cash'::text,
  paid_as text,
  paid_points integer not null default 0,
  received_at timestamp with time zone,
  settled_at timestamp with time zone,
  collected_at timestamp with time zone,
  collected_by text,
  attempts integer not null default 0,
  bought_in text,
  constraint returns_pkey PRIMARY KEY (id),
  constraint returns_attempts_check CHECK ((attempts >= 0)),
  constraint returns_check CHECK (((collected_at IS NULL) = (collected_by IS NULL))),
  constraint returns_decision_note_ar_check CHECK ((length(decision_note_ar) <= 1000)),
  constraint returns_delivery_refund_check CHECK (((delivery_refund >= 0) AND (delivery_refund <= (refund_amount - refund_rounding)))) NOT VALID,
  constraint returns_kind_check CHECK ((kind = ANY (ARRAY['return'::text, 'exchange'::text]))),
  constraint returns_lowered_check CHECK ((lowered >= 0)),
  constraint returns_note_check CHECK ((length(note) <= 1000)),
  constraint returns_paid_as_check CHECK ((paid_as = ANY (ARRAY['cash'::text, 'points'::text]))),
  constraint returns_paid_points_check CHECK ((paid_points >= 0)),
  constraint returns_reason_check CHECK ((reason = ANY (ARRAY['wrongSize'::text, 'wrongItem'::text, 'damaged'::text, 'notAsDescribed'::text, 'changedMind'::text, 'other'::text]))),
  constraint returns_refund_amount_check CHECK ((refund_amount >= 0)),
  constraint returns_scope_check CHECK ((scope = ANY (ARRAY['order'::text, 'item'::text]))),
  constraint returns_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'received'::text, 'refunded'::text, 'exchanged'::text, 'withdrawn'::text]))),
  constraint returns_version_check CHECK ((version > 0)),
  constraint returns_wants_check CHECK ((wants = ANY (ARRAY['cash'::text, 'points'::text]))),
  constraint returns_way_check CHECK ((way = ANY (ARRAY['courier'::text, 'store'::text, 'company'::text]))),
  constraint returns_bought_in_fkey FOREIGN KEY (bought_in) REFERENCES orders(id) ON DELETE CASCADE,
  constraint returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX returns_answer ON public.returns USING btree (answer_by, id) WHERE (status = 'requested'::text);
CREATE INDEX returns_bought_in ON public.returns USING btree (bought_in) WHERE (bought_in IS NOT NULL);
CREATE INDEX returns_open ON public.returns USING btree (status, created_at);
CREATE INDEX returns_order ON public.returns USING btree (order_id, created_at);
CREATE TRIGGER returns_figures AFTER UPDATE OF status, refund_amount, refund_rounding ON public.returns FOR EACH ROW WHEN (((old.status = 'refunded'::text) OR (new.status = 'refunded'::text))) EXECUTE FUNCTION write_figures_of_order();
CREATE TRIGGER returns_noted AFTER INSERT OR UPDATE ON public.returns FOR EACH ROW EXECUTE FUNCTION publish_return_events();
CREATE TRIGGER returns_step BEFORE UPDATE OF status ON public.returns FOR EACH ROW EXECUTE FUNCTION check_return_step();
CREATE TRIGGER returns_version BEFORE UPDATE ON public.returns FOR EACH ROW EXECUTE FUNCTION increment_version();

create table review_reports (
  review_id text not null,
  shopper_id text not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint review_reports_pkey PRIMARY KEY (review_id, shopper_id),
  constraint review_reports_reason_check CHECK ((reason = ANY (ARRAY['insult'::text, 'personalData'::text, 'offTopic'::text, 'rights'::text]))),
  constraint review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint review_reports_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX review_reports_shopper ON public.review_reports USING btree (shopper_id);

create table review_votes (
  review_id text not null,
  shopper_id text not null,
  at timestamp with time zone not null default now(),
  constraint review_votes_pkey PRIMARY KEY (review_id, shopper_id),
  constraint review_votes_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint review_votes_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX review_votes_shopper ON public.review_votes USING btree (shopper_id);
CREATE TRIGGER review_votes_counted AFTER INSERT OR DELETE ON public.review_votes FOR EACH ROW EXECUTE FUNCTION count_votes();

create table reviews (
  id text not null default new_id(),
  product_id text not null,
  shopper_id text not null,
  rating integer not null,
  comment text not null default ''::text,
  fit text,
  hidden_at timestamp with time zone,
  hidden_reason text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  helpful integer not null default 0,
  version integer not null default 1,
  answer_en text not null default ''::text,
  answer_ar text not null default ''::text,
  answered_at timestamp with time zone,
  decided_at timestamp with time zone,
  comment_folded text generated always as (fold_text(comment)) stored,
  height smallint,
  usual_size_id text,
  taken_size_id text,
  author text not null default ''::text,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_answer_ar_check CHECK ((length(answer_ar) <= 1000)),
  constraint reviews_answer_en_check CHECK ((length(answer_en) <= 1000)),
  constraint reviews_comment_check CHECK ((length(comment) <= 1000)),
  constraint reviews_fit_check CHECK ((fit = ANY (ARRAY['small'::text, 'true'::text, 'large'::text]))),
  constraint reviews_height_check CHECK (((height >= 40) AND (height <= 230))),
  constraint reviews_helpful_check CHECK ((helpful >= 0)),
  constraint reviews_product_id_shopper_id_key UNIQUE (product_id, shopper_id),
  constraint reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint reviews_version_check CHECK ((version > 0)),
  constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint reviews_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE,
  constraint reviews_taken_size_id_fkey FOREIGN KEY (taken_size_id) REFERENCES sizes(id) ON DELETE SET NULL,
  constraint reviews_usual_size_id_fkey FOREIGN KEY (usual_size_id) REFERENCES sizes(id) ON DELETE SET NULL
);
CREATE INDEX reviews_bodies ON public.reviews USING btree (product_id, height, taken_size_id) WHERE ((hidden_at IS NULL) AND (height IS NOT NULL) AND (taken_size_id IS NOT NULL));
CREATE INDEX reviews_helpful ON public.reviews USING btree (product_id, helpful DESC, created_at DESC) WHERE (hidden_at IS NULL);
CREATE INDEX reviews_newest ON public.reviews USING btree (product_id, created_at DESC) WHERE (hidden_at IS NULL);
CREATE INDEX reviews_shopper ON public.reviews USING btree (shopper_id);
CREATE INDEX reviews_taken_size ON public.reviews USING btree (taken_size_id) WHERE (taken_size_id IS NOT NULL);
CREATE INDEX reviews_usual_size ON public.reviews USING btree (usual_size_id) WHERE (usual_size_id IS NOT NULL);
CREATE INDEX reviews_written ON public.reviews USING btree (created_at DESC, id DESC);
CREATE TRIGGER reviews_added AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_ratings();
CREATE TRIGGER reviews_author BEFORE INSERT ON public.reviews FOR EACH ROW EXECUTE FUNCTION name_author();
CREATE TRIGGER reviews_delete_noted AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER reviews_deleted AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_ratings();
CREATE TRIGGER reviews_edited AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS before NEW TABLE AS edited FOR EACH STATEMENT EXECUTE FUNCTION count_edited_ratings();
CREATE TRIGGER reviews_insert_noted AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER reviews_truncate_noted AFTER TRUNCATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('all');
CREATE TRIGGER reviews_update_noted AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER reviews_version BEFORE UPDATE OF rating, comment, fit, height, usual_size_id, taken_size_id, hidden_at, answer_en, answer_ar, decided_at ON public.reviews FOR EACH ROW EXECUTE FUNCTION increment_version();

create table run_stops (
  run_id text not null,
  stop_no integer not null,
  parcel_id text not null,
  outcome text,
  ended_at timestamp with time zone,
  constraint run_stops_pkey PRIMARY KEY (run_id, parcel_id),
  constraint run_stops_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  constraint run_stops_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  constraint run_stops_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs(id) ON DELETE CASCADE
);
CREATE INDEX run_stops_parcel ON public.run_stops USING btree (parcel_id) WHERE (ended_at IS NULL);

create table runs (
  id text not null default new_id(),
  day date not null,
  courier_id text,
  company_id text,
  status text not null default 'planned'::text,
  version integer not null default 1,
  created_by text not null,
  created_at timestamp with time zone not null default now(),
  accepted_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_check CHECK (((courier_id IS NULL) <> (company_id IS NULL))),
  constraint runs_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'handedOver'::text, 'accepted'::text, 'ended'::text]))),
  constraint runs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX runs_courier ON public.runs USING btree (courier_id, day DESC) WHERE (courier_id IS NOT NULL);
CREATE INDEX runs_day ON public.runs USING btree (day DESC, id);
CREATE TRIGGER runs_noted AFTER INSERT OR UPDATE ON public.runs FOR EACH ROW EXECUTE FUNCTION publish_run_event();

create table saved_addresses (
  id text not null default new_id(),
  shopper_id text not null,
  name text not null,
  address jsonb not null,
  saved_at timestamp with time zone not null,
  constraint saved_addresses_pkey PRIMARY KEY (id),
  constraint saved_addresses_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint saved_addresses_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_addresses_name ON public.saved_addresses USING btree (shopper_id, name);

create table saved_lines (
  shopper_id text not null,
  product_id text not null,
  color_id text not null,
  size_id text not null,
  quantity integer not null,
  saved_at timestamp with time zone not null default now(),
  seen_price bigint,
  constraint saved_lines_pkey PRIMARY KEY (shopper_id, product_id, color_id, size_id),
  constraint saved_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100))),
  constraint saved_lines_seen_price_check CHECK ((seen_price >= 0)),
  constraint saved_lines_product_id_color_id_size_id_fkey FOREIGN KEY (product_id, color_id, size_id) REFERENCES variants(product_id, color_id, size_id) ON DELETE CASCADE,
  constraint saved_lines_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX saved_lines_variant ON public.saved_lines USING btree (product_id, color_id, size_id);

create table search_misses (
  day date not null,
  language text not null,
  question text not null,
  times integer not null default 1,
  written text,
  constraint search_misses_pkey PRIMARY KEY (day, language, question),
  constraint search_misses_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint search_misses_question_check CHECK (((length(question) >= 1) AND (length(question) <= 80))),
  constraint search_misses_times_check CHECK ((times > 0)),
  constraint search_misses_written_check CHECK (((length(written) >= 1) AND (length(written) <= 80)))
);

create table search_synonyms (
  id text not null default new_id(),
  is_one_way boolean not null default false,
  words text[] not null,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint search_synonyms_pkey PRIMARY KEY (id),
  constraint search_synonyms_words_check CHECK ((((cardinality(words) >= 2) AND (cardinality(words) <= 60)) AND (length(array_to_string(words, ' '::text)) <= 2000)))
);
CREATE TRIGGER search_synonyms_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('names');

create table sessions (
  id text not null default new_id(),
  shopper_id text not null,
  binding_hash text,
  platform text not null default 'web'::text,
  push_token text not null default ''::text,
  user_agent text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint sessions_end_reason_check CHECK ((end_reason = ANY (ARRAY['logout'::text, 'reuse'::text, 'erased'::text, 'elsewhere'::text, 'replaced'::text]))),
  constraint sessions_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX sessions_binding ON public.sessions USING btree (binding_hash) WHERE (ended_at IS NULL);
CREATE INDEX sessions_push_token ON public.sessions USING btree (md5(push_token)) WHERE (push_token <> ''::text);
CREATE INDEX sessions_shopper ON public.sessions USING btree (shopper_id) WHERE (ended_at IS NULL);

create table settings (
  only_row boolean not null default true,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint settings_pkey PRIMARY KEY (only_row),
  constraint settings_only_row_check CHECK (only_row),
  constraint settings_version_check CHECK ((version > 0))
);
CREATE TRIGGER settings_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('content');
CREATE TRIGGER settings_edited BEFORE UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION increment_version();
CREATE TRIGGER settings_noted AFTER INSERT OR UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION publish_settings_event();

create table settlement_lines (
  settlement_id text not null,
  order_id text not null,
  line_no integer not null,
  kept integer not null,
  paid bigint not null,
  reason text,
  constraint settlement_lines_pkey PRIMARY KEY (settlement_id, line_no),
  constraint settlement_lines_kept_check CHECK ((kept >= 0)),
  constraint settlement_lines_paid_check CHECK ((paid >= 0)),
  constraint settlement_lines_order_id_line_no_fkey FOREIGN KEY (order_id, line_no) REFERENCES order_lines(order_id, line_no) ON DELETE CASCADE,
  constraint settlement_lines_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES settlements(id) ON DELETE CASCADE
);
CREATE INDEX settlement_lines_line ON public.settlement_lines USING btree (order_id, line_no);
CREATE TRIGGER settlement_lines_figures AFTER INSERT ON public.settlement_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('order');
CREATE TRIGGER settlement_lines_stays BEFORE UPDATE ON public.settlement_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table settlements (
  id text not null default new_id(),
  parcel_id text not null,
  order_id text not null,
  items bigint not null,
  fee bigint not null,
  exact bigint not null,
  rounding bigint not null,
  cash_due bigint not null,
  collected bigint not null,
  no_pin text,
  delivered_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null default now(),
  constraint settlements_pkey PRIMARY KEY (id),
  constraint settlements_cash_due_check CHECK ((cash_due >= 0)),
  constraint settlements_check CHECK ((exact = (items + fee))),
  constraint settlements_check1 CHECK ((cash_due = (exact + rounding))),
  constraint settlements_collected_check CHECK ((collected >= 0)),
  constraint settlements_fee_check CHECK ((fee >= 0)),
  constraint settlements_items_check CHECK ((items >= 0)),
  constraint settlements_no_pin_check CHECK ((no_pin = ANY (ARRAY['recipientDiffers'::text, 'noPhone'::text, 'pinNotReceived'::text, 'wrongPin'::text]))),
  constraint settlements_parcel_id_key UNIQUE (parcel_id),
  constraint settlements_rounding_check CHECK ((rounding <= 0)),
  constraint settlements_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint settlements_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE
);
CREATE INDEX settlements_delivered ON public.settlements USING btree (delivered_at);
CREATE INDEX settlements_order ON public.settlements USING btree (order_id);
CREATE TRIGGER settlements_cash AFTER INSERT OR DELETE ON public.settlements FOR EACH ROW EXECUTE FUNCTION write_settled_cash();
CREATE TRIGGER settlements_removed_figures AFTER DELETE ON public.settlements REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION write_figures_of_changed_orders('order');
CREATE TRIGGER settlements_stays BEFORE UPDATE ON public.settlements FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table shoppers (
  id text not null default new_id(),
  phone text,
  name text not null default ''::text,
  email text not null default ''::text,
  notes text not null default ''::text,
  language text not null default 'en'::text,
  -- The address as the wire's AddressInput; null until one is given.
  address jsonb,
  points integer not null default 0,
  registered_at timestamp with time zone,
  erased_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  name_folded text generated always as (fold_text(name)) stored,
  address_name text not null default ''::text,
  constraint shoppers_pkey PRIMARY KEY (id),
  constraint shoppers_address_name_check CHECK ((length(address_name) <= 40)),
  constraint shoppers_check CHECK (((erased_at IS NULL) OR (phone IS NULL))),
  constraint shoppers_email_check CHECK ((length(email) <= 254)),
  constraint shoppers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint shoppers_name_check CHECK ((length(name) <= 100)),
  constraint shoppers_notes_check CHECK ((length(notes) <= 500)),
  constraint shoppers_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  constraint shoppers_phone_key UNIQUE (phone),
  constraint shoppers_points_check CHECK ((points >= 0)),
  constraint shoppers_registered_by_name CHECK (((registered_at IS NULL) OR (erased_at IS NOT NULL) OR (name <> ''::text)))
);
CREATE INDEX shoppers_created ON public.shoppers USING btree (created_at DESC, id) WHERE (phone IS NOT NULL);
CREATE INDEX shoppers_name ON public.shoppers USING btree (name_folded, id);
CREATE TRIGGER shoppers_name_noted AFTER UPDATE OF name ON public.shoppers FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION record_author_change();
CREATE TRIGGER shoppers_renamed AFTER UPDATE OF name ON public.shoppers FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION rename_author();

create table size_guides (
  id text not null default new_id(),
  columns_en text[] not null,
  columns_ar text[] not null,
  rows_en jsonb not null,
  rows_ar jsonb not null,
  measures text[] not null default '{}'::text[],
  how_en text[] not null default '{}'::text[],
  how_ar text[] not null default '{}'::text[],
  name_en text not null default ''::text,
  name_ar text not null default ''::text,
  note_en text not null default ''::text,
  note_ar text not null default ''::text,
  subcategory_id text,
  brand_id text,
  version integer not null default 1,
  constraint size_guides_pkey PRIMARY KEY (id),
  constraint size_guides_check CHECK (((brand_id IS NULL) OR (subcategory_id IS NOT NULL))),
  constraint size_guides_name_ar_check CHECK ((length(name_ar) <= 80)),
  constraint size_guides_name_en_check CHECK ((length(name_en) <= 80)),
  constraint size_guides_note_ar_check CHECK ((length(note_ar) <= 300)),
  constraint size_guides_note_en_check CHECK ((length(note_en) <= 300)),
  constraint size_guides_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint size_guides_subcategory_id_fkey FOREIGN KEY (subcategory_id) REFERENCES subcategories(id)
);
CREATE INDEX size_guides_brand ON public.size_guides USING btree (brand_id) WHERE (brand_id IS NOT NULL);
CREATE UNIQUE INDEX size_guides_place ON public.size_guides USING btree (subcategory_id, brand_id) NULLS NOT DISTINCT WHERE (subcategory_id IS NOT NULL);
CREATE TRIGGER size_guides_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.size_guides FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('content');

create table sizes (
  id text not null default new_id(),
  label_en text not null,
  label_ar text not null,
  system text not null,
  position integer not null default 0,
  version integer not null default 1,
  constraint sizes_pkey PRIMARY KEY (id)
);
CREATE TRIGGER sizes_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sizes FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('names');

create table source_days (
  day date not null,
  source text not null,
  visits integer not null default 0,
  carts integer not null default 0,
  constraint source_days_pkey PRIMARY KEY (day, source),
  constraint source_days_carts_check CHECK ((carts >= 0)),
  constraint source_days_visits_check CHECK ((visits >= 0))
);

create table staff (
  id text not null default new_id(),
  phone text not null,
  name text not null,
  roles text[] not null,
  totp_seed text,
  totp_offered_seed text,
  totp_last_step bigint not null default 0,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint staff_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  constraint staff_roles_check CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['owner'::text, 'manager'::text, 'packer'::text, 'courier'::text, 'accountant'::text, 'support'::text])))
);
CREATE UNIQUE INDEX staff_phone ON public.staff USING btree (phone) WHERE (removed_at IS NULL);

create table staff_audit (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  staff_id text,
  session_id text,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  key_id text,
  constraint staff_audit_pkey PRIMARY KEY (id),
  constraint staff_audit_action_check CHECK ((action ~ '^[a-z]+\.[a-zA-Z]+$'::text)),
  constraint staff_audit_check CHECK (((staff_id IS NULL) OR (key_id IS NULL))),
  constraint staff_audit_key_id_fkey FOREIGN KEY (key_id) REFERENCES machine_keys(id),
  constraint staff_audit_session_id_fkey FOREIGN KEY (session_id) REFERENCES staff_sessions(id),
  constraint staff_audit_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_audit_at ON public.staff_audit USING btree (at);
CREATE INDEX staff_audit_key ON public.staff_audit USING btree (key_id, id) WHERE (key_id IS NOT NULL);
CREATE INDEX staff_audit_staff ON public.staff_audit USING btree (staff_id, id);
CREATE INDEX staff_audit_subject ON public.staff_audit USING btree (subject, id);
CREATE CONSTRAINT TRIGGER staff_audit_is_chained AFTER INSERT ON public.staff_audit DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_staff_audit();
CREATE TRIGGER staff_audit_not_emptied BEFORE TRUNCATE ON public.staff_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER staff_audit_stays BEFORE DELETE OR UPDATE ON public.staff_audit FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table staff_audit_chain (
  number bigint not null,
  audit_id bigint not null,
  hash text not null,
  constraint staff_audit_chain_pkey PRIMARY KEY (number),
  constraint staff_audit_chain_audit_id_key UNIQUE (audit_id),
  constraint staff_audit_chain_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES staff_audit(id)
);
CREATE TRIGGER staff_audit_chain_not_emptied BEFORE TRUNCATE ON public.staff_audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER staff_audit_chain_stays BEFORE DELETE OR UPDATE ON public.staff_audit_chain FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table staff_desks (
  id text not null default new_id(),
  token_hash text not null,
  name text not null,
  enrolled_by text not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint staff_desks_pkey PRIMARY KEY (id),
  constraint staff_desks_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint staff_desks_token_hash_key UNIQUE (token_hash),
  constraint staff_desks_enrolled_by_fkey FOREIGN KEY (enrolled_by) REFERENCES staff(id)
);

create table staff_idempotency_keys (
  staff_id text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  answer json not null,
  created_at timestamp with time zone not null default now(),
  constraint staff_idempotency_keys_pkey PRIMARY KEY (staff_id, key),
  constraint staff_idempotency_keys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_idempotency_keys_created ON public.staff_idempotency_keys USING btree (created_at);

create table staff_links (
  token_hash text not null,
  staff_id text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  sent_to text,
  sent_at timestamp with time zone,
  message_id text,
  ended_at timestamp with time zone,
  constraint staff_links_pkey PRIMARY KEY (token_hash),
  constraint staff_links_message_id_fkey FOREIGN KEY (message_id) REFERENCES outbox(id) ON DELETE SET NULL,
  constraint staff_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_links_sent ON public.staff_links USING btree (sent_to, sent_at) WHERE (sent_to IS NOT NULL);
CREATE INDEX staff_links_staff ON public.staff_links USING btree (staff_id);

create table staff_news (
  staff_id text not null,
  kind text not null,
  subject text not null,
  told_at timestamp with time zone not null,
  tries integer not null default 1,
  failed_at timestamp with time zone,
  constraint staff_news_pkey PRIMARY KEY (staff_id, kind, subject),
  constraint staff_news_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_news_told ON public.staff_news USING btree (told_at);

create table staff_news_wishes (
  staff_id text not null,
  language text not null,
  muted text[] not null default '{}'::text[],
  quiet_from integer,
  quiet_until integer,
  by_message boolean not null default false,
  telegram_chat text,
  constraint staff_news_wishes_pkey PRIMARY KEY (staff_id),
  constraint staff_news_wishes_check CHECK (((quiet_from IS NULL) = (quiet_until IS NULL))),
  constraint staff_news_wishes_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint staff_news_wishes_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 23))),
  constraint staff_news_wishes_quiet_until_check CHECK (((quiet_until >= 0) AND (quiet_until <= 23))),
  constraint staff_news_wishes_telegram_chat_check CHECK (((length(telegram_chat) >= 1) AND (length(telegram_chat) <= 40))),
  constraint staff_news_wishes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

create table staff_passkeys (
  id text not null default new_id(),
  staff_id text not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null default 0,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint staff_passkeys_pkey PRIMARY KEY (id),
  constraint staff_passkeys_counter_check CHECK ((counter >= 0)),
  constraint staff_passkeys_credential_id_key UNIQUE (credential_id),
  constraint staff_passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint staff_passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_passkeys_staff ON public.staff_passkeys USING btree (staff_id);

create table staff_pins (
  staff_id text not null,
  hash text not null,
  set_at timestamp with time zone not null,
  constraint staff_pins_pkey PRIMARY KEY (staff_id),
  constraint staff_pins_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

create table staff_push_devices (
  id text not null default new_id(),
  staff_id text not null,
  token text not null,
  user_agent text not null,
  added_at timestamp with time zone not null,
  constraint staff_push_devices_pkey PRIMARY KEY (id),
  constraint staff_push_devices_token_check CHECK (((length(token) >= 1) AND (length(token) <= 2048))),
  constraint staff_push_devices_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_push_devices_staff ON public.staff_push_devices USING btree (staff_id);
CREATE UNIQUE INDEX staff_push_devices_token ON public.staff_push_devices USING btree (md5(token));

create table staff_recovery_codes (
  staff_id text not null,
  code_hash text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint staff_recovery_codes_pkey PRIMARY KEY (staff_id, code_hash),
  constraint staff_recovery_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

create table staff_reveals (
  id bigint not null generated always as identity,
  staff_id text not null,
  kind text not null,
  subject text not null,
  field text not null,
  order_id text,
  at timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint staff_reveals_pkey PRIMARY KEY (id),
  constraint staff_reveals_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_reveals_at ON public.staff_reveals USING btree (at, staff_id);
CREATE INDEX staff_reveals_open ON public.staff_reveals USING btree (staff_id, kind, subject, field, until);
CREATE TRIGGER staff_reveals_not_emptied BEFORE TRUNCATE ON public.staff_reveals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER staff_reveals_stay BEFORE DELETE OR UPDATE ON public.staff_reveals FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table staff_second_failures (
  id bigint not null generated always as identity,
  staff_id text not null,
  at timestamp with time zone not null,
  constraint staff_second_failures_pkey PRIMARY KEY (id),
  constraint staff_second_failures_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_second_failures_staff ON public.staff_second_failures USING btree (staff_id, at);

create table staff_sessions (
  id text not null default new_id(),
  token_hash text not null,
  staff_id text not null,
  user_agent text not null default ''::text,
  idle_minutes integer not null,
  needs_second boolean not null,
  second_at timestamp with time zone,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  desk_id text,
  locked_at timestamp with time zone,
  pin_failures integer not null default 0,
  constraint staff_sessions_pkey PRIMARY KEY (id),
  constraint staff_sessions_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint staff_sessions_end_reason_check CHECK ((end_reason = ANY (ARRAY['logout'::text, 'replaced'::text, 'changed'::text, 'removed'::text, 'ended'::text]))),
  constraint staff_sessions_idle_minutes_check CHECK ((idle_minutes > 0)),
  constraint staff_sessions_pin_failures_check CHECK (((pin_failures >= 0) AND (pin_failures <= 5))),
  constraint staff_sessions_token_hash_key UNIQUE (token_hash),
  constraint staff_sessions_desk_id_fkey FOREIGN KEY (desk_id) REFERENCES staff_desks(id),
  constraint staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_sessions_desk ON public.staff_sessions USING btree (desk_id) WHERE ((ended_at IS NULL) AND (desk_id IS NOT NULL));
CREATE INDEX staff_sessions_staff ON public.staff_sessions USING btree (staff_id) WHERE (ended_at IS NULL);

create table staff_spent_challenges (
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint staff_spent_challenges_pkey PRIMARY KEY (challenge)
);

create table stock_alerts (
  shopper_id text not null,
  product_id text not null,
  color_id text not null,
  size_id text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  constraint stock_alerts_pkey PRIMARY KEY (shopper_id, product_id, color_id, size_id),
  constraint stock_alerts_product_id_color_id_size_id_fkey FOREIGN KEY (product_id, color_id, size_id) REFERENCES variants(product_id, color_id, size_id) ON DELETE CASCADE,
  constraint stock_alerts_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);
CREATE INDEX stock_alerts_sent ON public.stock_alerts USING btree (product_id, color_id, size_id, sent_at) WHERE (sent_at IS NOT NULL);
CREATE INDEX stock_alerts_waiting ON public.stock_alerts USING btree (product_id, color_id, size_id) WHERE (sent_at IS NULL);

create table stock_count_lines (
  count_id text not null,
  product_id text not null,
  color_id text not null,
  size_id text not null,
  counted integer not null,
  -- Pieces that should have been on the shelf when the line was last entered
  expected integer not null,
  counted_by text not null,
  needs_second boolean not null default false,
  second integer,
  second_expected integer,
  second_by text,
  -- Pieces of open orders that were not found, when the count was posted
  short integer,
  entered_at timestamp with time zone not null,
  -- US cents, as a file said; null: the average of what is there
  unit_cost integer,
  constraint stock_count_lines_pkey PRIMARY KEY (count_id, product_id, color_id, size_id),
  constraint stock_count_lines_check CHECK ((num_nonnulls(second, second_expected, second_by) = ANY (ARRAY[0, 3]))),
  constraint stock_count_lines_counted_check CHECK ((counted >= 0)),
  constraint stock_count_lines_expected_check CHECK ((expected >= 0)),
  constraint stock_count_lines_second_check CHECK ((second >= 0)),
  constraint stock_count_lines_second_expected_check CHECK ((second_expected >= 0)),
  constraint stock_count_lines_short_check CHECK ((short > 0)),
  constraint stock_count_lines_unit_cost_check CHECK ((unit_cost > 0)),
  constraint stock_count_lines_count_id_fkey FOREIGN KEY (count_id) REFERENCES stock_counts(id) ON DELETE CASCADE,
  constraint stock_count_lines_counted_by_fkey FOREIGN KEY (counted_by) REFERENCES staff(id),
  constraint stock_count_lines_product_id_color_id_size_id_fkey FOREIGN KEY (product_id, color_id, size_id) REFERENCES variants(product_id, color_id, size_id),
  constraint stock_count_lines_second_by_fkey FOREIGN KEY (second_by) REFERENCES staff(id)
);
CREATE INDEX stock_count_lines_variant ON public.stock_count_lines USING btree (product_id, color_id, size_id);

create table stock_counts (
  id text not null default new_id(),
  number bigint not null generated always as identity,
  place text not null default ''::text,
  category_id text,
  state text not null default 'counting'::text,
  made_by text not null,
  made_at timestamp with time zone not null,
  ended_by text,
  ended_at timestamp with time zone,
  constraint stock_counts_pkey PRIMARY KEY (id),
  constraint stock_counts_check CHECK (((state = ANY (ARRAY['posted'::text, 'dropped'::text])) = (ended_at IS NOT NULL))),
  constraint stock_counts_check1 CHECK (((ended_by IS NULL) = (ended_at IS NULL))),
  constraint stock_counts_number_key UNIQUE (number),
  constraint stock_counts_place_check CHECK ((length(place) <= 100)),
  constraint stock_counts_state_check CHECK ((state = ANY (ARRAY['counting'::text, 'recount'::text, 'posted'::text, 'dropped'::text]))),
  constraint stock_counts_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint stock_counts_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES staff(id),
  constraint stock_counts_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id)
);

create table stock_ledger (
  id bigint not null generated always as identity,
  product_id text not null,
  color_id text not null,
  size_id text not null,
  change integer not null,
  reason text not null,
  actor text not null,
  order_id text,
  at timestamp with time zone not null default now(),
  bucket text not null default 'stock'::text,
  note text,
  receipt_id text,
  count_id text,
  value bigint not null default 0,
  is_opening boolean not null default false,
  constraint stock_ledger_pkey PRIMARY KEY (id),
  constraint stock_ledger_bucket_check CHECK ((bucket = ANY (ARRAY['stock'::text, 'damaged'::text]))),
  constraint stock_ledger_change_check CHECK ((change <> 0)),
  constraint stock_ledger_note_check CHECK ((length(note) <= 300)),
  constraint stock_ledger_reason_check CHECK ((reason = ANY (ARRAY['received'::text, 'supplierReturn'::text, 'counted'::text, 'ordered'::text, 'canceled'::text, 'returned'::text, 'exchangeHeld'::text, 'exchangeReleased'::text, 'edited'::text, 'refused'::text, 'missing'::text, 'found'::text, 'damaged'::text, 'repaired'::text, 'lost'::text, 'sample'::text, 'gift'::text, 'theft'::text, 'correction'::text, 'scrapped'::text]))),
  constraint stock_ledger_count_id_fkey FOREIGN KEY (count_id) REFERENCES stock_counts(id),
  constraint stock_ledger_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id)
);
CREATE INDEX stock_ledger_at ON public.stock_ledger USING btree (at);
CREATE INDEX stock_ledger_order ON public.stock_ledger USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX stock_ledger_receipt ON public.stock_ledger USING btree (receipt_id) WHERE (receipt_id IS NOT NULL);
CREATE INDEX stock_ledger_received ON public.stock_ledger USING btree (product_id, color_id, size_id, at) INCLUDE (change, receipt_id) WHERE ((bucket = 'stock'::text) AND (reason = 'received'::text));
CREATE INDEX stock_ledger_variant ON public.stock_ledger USING btree (product_id, color_id, size_id);
CREATE TRIGGER stock_ledger_costs AFTER INSERT ON public.stock_ledger REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_order_costs();
CREATE TRIGGER stock_ledger_not_emptied BEFORE TRUNCATE ON public.stock_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_ledger_stays BEFORE DELETE OR UPDATE ON public.stock_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_noted AFTER INSERT ON public.stock_ledger REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION publish_stock_events();

create table subcategories (
  id text not null default new_id(),
  category_id text not null,
  slug text not null,
  name_en text not null,
  name_ar text not null,
  returnable boolean not null default true,
  picture_id text,
  tint text not null default 'chalk'::text,
  position integer not null default 0,
  keep_reason_en text not null default ''::text,
  keep_reason_ar text not null default ''::text,
  return_days integer,
  exchange_days integer,
  version integer not null default 1,
  former_ids text[] not null default '{}'::text[],
  constraint subcategories_pkey PRIMARY KEY (id),
  constraint subcategories_category_id_slug_key UNIQUE (category_id, slug),
  constraint subcategories_exchange_days_check CHECK (((exchange_days >= 1) AND (exchange_days <= 365))),
  constraint subcategories_return_days_check CHECK (((return_days >= 1) AND (return_days <= 365))),
  constraint subcategories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint subcategories_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id)
);
CREATE TRIGGER subcategories_change_noted AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.subcategories FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('names');

create table suppliers (
  id text not null default new_id(),
  name text not null,
  created_at timestamp with time zone not null default now(),
  phone text not null default ''::text,
  note text not null default ''::text,
  version integer not null default 1,
  archived_at timestamp with time zone,
  constraint suppliers_pkey PRIMARY KEY (id),
  constraint suppliers_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
  constraint suppliers_name_key UNIQUE (name),
  constraint suppliers_note_check CHECK ((length(note) <= 500)),
  constraint suppliers_phone_check CHECK ((length(phone) <= 30)),
  constraint suppliers_version_check CHECK ((version > 0))
);

create table tasks (
  id text not null default new_id(),
  kind text not null,
  order_id text,
  subject text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  opened_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  done_by text,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint tasks_kind_check CHECK ((kind = ANY (ARRAY['short'::text, 'conflict'::text, 'difference'::text, 'lost'::text, 'unpaid'::text, 'claim'::text]))),
  constraint tasks_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX tasks_claim ON public.tasks USING btree (subject) WHERE (kind = 'claim'::text);
CREATE INDEX tasks_difference ON public.tasks USING btree (subject) WHERE (kind = 'difference'::text);
CREATE INDEX tasks_open ON public.tasks USING btree (kind, opened_at) WHERE (done_at IS NULL);
CREATE INDEX tasks_order ON public.tasks USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE TRIGGER tasks_noted AFTER INSERT OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION publish_task_event();

create table telegram_links (
  code_hash text not null,
  staff_id text not null,
  language text not null,
  expires_at timestamp with time zone not null,
  constraint telegram_links_pkey PRIMARY KEY (code_hash),
  constraint telegram_links_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint telegram_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX telegram_links_expires ON public.telegram_links USING btree (expires_at);
CREATE INDEX telegram_links_staff ON public.telegram_links USING btree (staff_id);

create table trust_marks (
  shopper_id text not null,
  level text not null,
  reason text not null,
  until timestamp with time zone not null,
  set_by text not null,
  set_at timestamp with time zone not null default now(),
  constraint trust_marks_pkey PRIMARY KEY (shopper_id),
  constraint trust_marks_level_check CHECK ((level = ANY (ARRAY['new'::text, 'known'::text, 'trusted'::text, 'watched'::text, 'blocked'::text]))),
  constraint trust_marks_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE
);

create table variants (
  product_id text not null,
  color_id text not null,
  size_id text not null,
  stock integer not null default 0,
  damaged integer not null default 0,
  barcode text not null default next_barcode(),
  sku text,
  value bigint not null default 0,
  damaged_value bigint not null default 0,
  low_level integer,
  constraint variants_pkey PRIMARY KEY (product_id, color_id, size_id),
  constraint variants_barcode_check CHECK ((barcode ~ '^[0-9A-Za-z-]{4,32}$'::text)),
  constraint variants_damaged_check CHECK ((damaged >= 0)),
  constraint variants_damaged_value_check CHECK ((damaged_value >= 0)),
  constraint variants_low_level_check CHECK (((low_level >= 0) AND (low_level <= 10000))),
  constraint variants_sku_check CHECK ((sku ~ '^[0-9A-Za-z._/-]{1,40}$'::text)),
  constraint variants_stock_check CHECK ((stock >= 0)),
  constraint variants_value_check CHECK ((value >= 0)),
  constraint variants_color_id_fkey FOREIGN KEY (color_id) REFERENCES colors(id),
  constraint variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint variants_size_id_fkey FOREIGN KEY (size_id) REFERENCES sizes(id)
);
CREATE UNIQUE INDEX variants_barcode ON public.variants USING btree (barcode);
CREATE INDEX variants_barcode_lower ON public.variants USING btree (lower(barcode));
CREATE INDEX variants_damaged ON public.variants USING btree (product_id) WHERE (damaged > 0);
CREATE INDEX variants_own_level ON public.variants USING btree (product_id) WHERE (low_level IS NOT NULL);
CREATE UNIQUE INDEX variants_sku ON public.variants USING btree (sku);
CREATE TRIGGER variants_added AFTER INSERT ON public.variants REFERENCING NEW TABLE AS listed FOR EACH STATEMENT EXECUTE FUNCTION update_options_of_variants();
CREATE TRIGGER variants_delete_noted AFTER DELETE ON public.variants REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER variants_emptied_or_filled AFTER UPDATE OF stock ON public.variants FOR EACH ROW WHEN (((old.stock > 0) <> (new.stock > 0))) EXECUTE FUNCTION update_options_of_variant();
CREATE TRIGGER variants_insert_noted AFTER INSERT ON public.variants REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');
CREATE TRIGGER variants_removed AFTER DELETE ON public.variants REFERENCING OLD TABLE AS listed FOR EACH STATEMENT EXECUTE FUNCTION update_options_of_variants();
CREATE TRIGGER variants_truncate_noted AFTER TRUNCATE ON public.variants FOR EACH STATEMENT EXECUTE FUNCTION record_catalog_change('all');
CREATE TRIGGER variants_update_noted AFTER UPDATE ON public.variants REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION record_changed_products('details', 'product_id');

create table verification_codes (
  id text not null default new_id(),
  phone text not null,
  code_hmac text not null,
  browser_hash text,
  origin text not null,
  number_block text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  tries integer not null default 0,
  used_at timestamp with time zone,
  replaced_at timestamp with time zone,
  audience text not null default 'shopper'::text,
  constraint verification_codes_pkey PRIMARY KEY (id),
  constraint verification_codes_audience_check CHECK ((audience = ANY (ARRAY['shopper'::text, 'staff'::text, 'privacy'::text]))),
  constraint verification_codes_tries_check CHECK ((tries >= 0))
);
CREATE UNIQUE INDEX verification_codes_alive ON public.verification_codes USING btree (phone, COALESCE(browser_hash, ''::text), audience) WHERE ((used_at IS NULL) AND (replaced_at IS NULL));
CREATE INDEX verification_codes_block ON public.verification_codes USING btree (number_block, created_at);
CREATE INDEX verification_codes_browser ON public.verification_codes USING btree (browser_hash, created_at);
CREATE INDEX verification_codes_created ON public.verification_codes USING btree (created_at);
CREATE INDEX verification_codes_origin ON public.verification_codes USING btree (origin, created_at);
CREATE INDEX verification_codes_phone ON public.verification_codes USING btree (phone, created_at DESC);

create table verification_failures (
  phone text not null,
  browser_hash text,
  at timestamp with time zone not null default now(),
  id bigint not null generated always as identity,
  audience text not null default 'shopper'::text,
  constraint verification_failures_pkey PRIMARY KEY (id),
  constraint verification_failures_audience_check CHECK ((audience = ANY (ARRAY['shopper'::text, 'staff'::text, 'privacy'::text])))
);
CREATE INDEX verification_failures_phone ON public.verification_failures USING btree (phone, at);

create table waybills (
  company_id text not null,
  number text not null,
  parcel_id text not null,
  given_at timestamp with time zone not null default now(),
  constraint waybills_pkey PRIMARY KEY (company_id, number),
  constraint waybills_number_check CHECK (((length(number) >= 1) AND (length(number) <= 40))),
  constraint waybills_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint waybills_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE
);
CREATE INDEX waybills_number ON public.waybills USING btree (number);
CREATE INDEX waybills_parcel ON public.waybills USING btree (parcel_id);

create table webhook_deliveries (
  id text not null default new_id(),
  webhook_id text not null,
  event text not null,
  data jsonb not null,
  parcel_id text,
  at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  due_at timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  tries jsonb not null default '[]'::jsonb,
  delivered_at timestamp with time zone,
  dead_at timestamp with time zone,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_attempts_check CHECK ((attempts >= 0)),
  constraint webhook_deliveries_check CHECK (((delivered_at IS NULL) OR (dead_at IS NULL))),
  constraint webhook_deliveries_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE SET NULL,
  constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_at ON public.webhook_deliveries USING btree (at);
CREATE INDEX webhook_deliveries_dead ON public.webhook_deliveries USING btree (dead_at) WHERE (dead_at IS NOT NULL);
CREATE INDEX webhook_deliveries_delivered ON public.webhook_deliveries USING btree (webhook_id, delivered_at) WHERE (delivered_at IS NOT NULL);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (webhook_id, due_at) WHERE ((delivered_at IS NULL) AND (dead_at IS NULL));
CREATE INDEX webhook_deliveries_log ON public.webhook_deliveries USING btree (webhook_id, at DESC, id DESC);
CREATE INDEX webhook_deliveries_parcel ON public.webhook_deliveries USING btree (parcel_id) WHERE (parcel_id IS NOT NULL);

create table webhooks (
  id text not null default new_id(),
  name text not null,
  url text not null,
  events text[] not null,
  sends_address boolean not null default false,
  company_id text,
  seed text not null,
  old_seed text,
  old_until timestamp with time zone,
  off_at timestamp with time zone,
  off_reason text,
  failing_since timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_check CHECK (((old_seed IS NULL) = (old_until IS NULL))),
  constraint webhooks_check1 CHECK (((off_at IS NULL) = (off_reason IS NULL))),
  constraint webhooks_check2 CHECK (((company_id IS NULL) OR sends_address)),
  constraint webhooks_events_check CHECK ((cardinality(events) > 0)),
  constraint webhooks_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint webhooks_off_reason_check CHECK ((off_reason = ANY (ARRAY['byHand'::text, 'gone'::text, 'failing'::text]))),
  constraint webhooks_url_check CHECK (((url ~~ 'https://%'::text) AND (length(url) <= 2000))),
  constraint webhooks_version_check CHECK ((version > 0)),
  constraint webhooks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);

create view company_claims as
 SELECT l.account_id,
    (sum(l.amount))::bigint AS balance
   FROM (cash_entries e
     JOIN cash_lines l ON ((l.entry_id = e.id)))
  WHERE ((e.kind = ANY (ARRAY['lost'::text, 'repay'::text])) AND (l.account_id ~~ 'company:%'::text) AND (NOT (EXISTS ( SELECT
           FROM cash_entries r
          WHERE (r.reverses = e.id)))))
  GROUP BY l.account_id;

create view counted_line_figures as
 SELECT l.order_id,
    l.line_no,
    l.product_id,
    l.color_id,
    l.size_id,
        CASE
            WHEN (o.source = 'site'::text) THEN ((o.placed_at AT TIME ZONE 'Asia/Damascus'::text))::date
            ELSE NULL::date
        END AS placed_on,
    ((s.delivered_at AT TIME ZONE 'Asia/Damascus'::text))::date AS day,
    COALESCE(x.kept, 0) AS kept
   FROM ((((order_lines l
     JOIN orders o ON ((o.id = l.order_id)))
     JOIN parcels p ON ((p.order_id = o.id)))
     LEFT JOIN settlements s ON ((s.parcel_id = p.id)))
     LEFT JOIN settlement_lines x ON (((x.settlement_id = s.id) AND (x.line_no = l.line_no))))
  WHERE (NOT o.is_test);

create view counted_order_figures as
 SELECT o.id AS order_id,
    o.placed_at,
        CASE
            WHEN (o.source = 'site'::text) THEN ((o.placed_at AT TIME ZONE 'Asia/Damascus'::text))::date
            ELSE NULL::date
        END AS placed_on,
    COALESCE((o.address ->> 'city'::text), ''::text) AS city,
    COALESCE((o.address ->> 'area'::text), ''::text) AS area,
    p.courier_id,
    p.company_id,
    ( SELECT min(h.at) AS min
           FROM parcel_history h
          WHERE ((h.parcel_id = p.id) AND (h.step = 'confirm'::text))) AS confirmed_at,
    ( SELECT min(h.at) AS min
           FROM parcel_history h
          WHERE ((h.parcel_id = p.id) AND (h.step = ANY (ARRAY['handOver'::text, 'handOverCompany'::text])))) AS handed_at,
    p.refused_for,
    p.refused_at,
    ( SELECT (count(*))::integer AS count
           FROM order_lines l
          WHERE (l.order_id = o.id)) AS lines,
    ((s.delivered_at AT TIME ZONE 'Asia/Damascus'::text))::date AS day,
    s.delivered_at,
    COALESCE(s.items, (0)::bigint) AS items,
    COALESCE(s.fee, (0)::bigint) AS fee,
    COALESCE(s.cash_due, (0)::bigint) AS cash_due,
    COALESCE(s.collected, (0)::bigint) AS collected,
    (s.no_pin IS NOT NULL) AS without_pin,
    COALESCE(k.is_partial, false) AS is_partial,
    (COALESCE(k.pieces, (0)::bigint))::integer AS pieces,
    (COALESCE(k.lines, (0)::bigint))::integer AS kept_lines,
        CASE
            WHEN (s.id IS NULL) THEN (0)::bigint
            ELSE (COALESCE(( SELECT c.cents
               FROM order_costs c
              WHERE (c.order_id = o.id)), (0)::bigint) + COALESCE(k.refused, (0)::bigint))
        END AS cents,
    (COALESCE(( SELECT sum((r.refund_amount - r.refund_rounding)) AS sum
           FROM returns r
          WHERE ((r.order_id = o.id) AND (r.status = 'refunded'::text))), (0)::numeric))::bigint AS refunded,
    COALESCE(( SELECT m.sent
           FROM order_messages m
          WHERE (m.order_id = o.id)), 0) AS sent,
    ( SELECT min(w.fee) AS min
           FROM ((waybills n
             JOIN remitted_waybills w ON (((w.company_id = n.company_id) AND (w.number = n.number))))
             JOIN company_statements e ON (((e.id = w.statement_id) AND (e.posted_at IS NOT NULL))))
          WHERE (n.parcel_id = p.id)) AS company_fee,
    o.trust_level
   FROM (((orders o
     JOIN parcels p ON ((p.order_id = o.id)))
     LEFT JOIN settlements s ON ((s.parcel_id = p.id)))
     LEFT JOIN LATERAL ( SELECT sum(x.kept) AS pieces,
            count(*) FILTER (WHERE (x.kept > 0)) AS lines,
            bool_or((x.kept < l.quantity)) AS is_partial,
            (sum(
                CASE
                    WHEN (x.kept < l.quantity) THEN ( SELECT
                            CASE
                                WHEN (sum(m.change) < 0) THEN (sum(m.value) FILTER (WHERE (NOT m.is_opening)) + round(((sum(m.value) FILTER (WHERE (NOT m.is_opening)) * (x.kept)::numeric) / (sum(m.change))::numeric)))
                                ELSE NULL::numeric
                            END AS "case"
                       FROM stock_ledger m
                      WHERE ((m.order_id = l.order_id) AND (m.product_id = l.product_id) AND (m.color_id = l.color_id) AND (m.size_id = l.size_id) AND (m.bucket = 'stock'::text) AND (m.reason = ANY (ARRAY['ordered'::text, 'edited'::text]))))
                    ELSE NULL::numeric
                END))::bigint AS refused
           FROM (settlement_lines x
             JOIN order_lines l ON (((l.order_id = x.order_id) AND (l.line_no = x.line_no))))
          WHERE (x.settlement_id = s.id)) k ON (true))
  WHERE (NOT o.is_test);

create view last_waybills as
 SELECT DISTINCT ON (company_id, parcel_id) company_id,
    parcel_id,
    number,
    given_at
   FROM waybills
  ORDER BY company_id, parcel_id, given_at DESC, number DESC;

create view reported_cash_accounts as
 SELECT a.id,
    (((a.balance)::numeric - COALESCE(t.amount, (0)::numeric)))::bigint AS balance
   FROM (cash_accounts a
     LEFT JOIN ( SELECT l.account_id,
            sum(l.amount) AS amount
           FROM ((orders o
             JOIN cash_entries e ON ((e.order_id = o.id)))
             JOIN cash_lines l ON ((l.entry_id = e.id)))
          WHERE (o.is_test AND (o.test_erased_at IS NULL) AND (l.line_no > COALESCE(( SELECT max(n.line_no) AS max
                   FROM (cash_lines n
                     JOIN cash_entries c ON ((c.id = n.entry_id)))
                  WHERE ((n.account_id = l.account_id) AND (c.kind = 'handOver'::text) AND (NOT (EXISTS ( SELECT
                           FROM cash_entries r
                          WHERE (r.reverses = c.id)))))), (0)::bigint)))
          GROUP BY l.account_id) t ON ((t.account_id = a.id)));

create view reported_orders as
 SELECT id,
    number,
    status,
    source,
    address,
    placed_at,
    delivered_at
   FROM orders
  WHERE (NOT is_test);

create view reported_settlements as
 SELECT id,
    parcel_id,
    order_id,
    items,
    fee,
    cash_due,
    collected,
    no_pin,
    delivered_at
   FROM settlements s
  WHERE (NOT (EXISTS ( SELECT
           FROM orders o
          WHERE ((o.id = s.order_id) AND o.is_test))));

create view reported_stock_ledger as
 SELECT product_id,
    color_id,
    size_id,
    bucket,
    change,
    value,
    reason,
    order_id,
    receipt_id,
    is_opening,
    at
   FROM stock_ledger m
  WHERE (NOT (EXISTS ( SELECT
           FROM orders o
          WHERE ((o.id = m.order_id) AND o.is_test))));

create view reported_variants as
 SELECT v.product_id,
    v.color_id,
    v.size_id,
    ((v.stock + COALESCE(t.pieces, (0)::bigint)))::integer AS stock,
    (((v.value)::numeric + COALESCE(t.value, (0)::numeric)))::bigint AS value
   FROM (variants v
     LEFT JOIN ( SELECT m.product_id,
            m.color_id,
            m.size_id,
            (- sum(m.change)) AS pieces,
            (- sum(m.value)) AS value
           FROM (orders o
             JOIN stock_ledger m ON ((m.order_id = o.id)))
          WHERE (o.is_test AND (m.bucket = 'stock'::text))
          GROUP BY m.product_id, m.color_id, m.size_id) t USING (product_id, color_id, size_id));

CREATE OR REPLACE FUNCTION public.add_cash()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cash_accounts set balance = balance + new.amount, line_count = line_count + 1
   where id = new.account_id returning line_count into new.line_no;
  insert into cash_sums (account_id, day, kind, is_test, debit, credit, entries)
  select new.account_id, e.day, e.kind, coalesce(o.is_test, false), greatest(new.amount, 0), -least(new.amount, 0), 1
    from cash_entries e left join orders o on o.id = e.order_id where e.id = new.entry_id
  on conflict (account_id, day, kind, is_test) do update
    set debit = cash_sums.debit + excluded.debit, credit = cash_sums.credit + excluded.credit, entries = cash_sums.entries + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.add_points()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update shoppers set points = points + new.points where id = new.shopper_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.chain_staff_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last staff_audit_chain;
begin
  perform pg_advisory_xact_lock(hashtextextended('staff_audit', 11));
  select * into last from staff_audit_chain order by number desc limit 1;
  insert into staff_audit_chain (number, audit_id, hash)
  values (coalesce(last.number, 0) + 1, new.id, staff_audit_hash(coalesce(last.hash, ''), new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_entry_sum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select sum(amount) from cash_lines where entry_id = new.entry_id) <> 0 then
    raise exception 'the lines of entry % do not sum to 0', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_next_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.serial is distinct from (select last from invoice_series where series = new.series and year = new.year) then
    raise exception 'number % leaves a gap', new.number using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_open_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from cash_days where day = new.day and reopened_at is null) then
    raise exception 'the day % is closed', new.day using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_order_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status = old.status then
    return new;
  end if;
  if (old.status, new.status) in (('inProgress', 'pending'), ('canceled', 'pending'), ('canceled', 'inProgress')) then
    if exists (select from parcel_undos u join parcels p on p.id = u.parcel_id
                where p.order_id = new.id and u.version = p.version and u.until > clock_timestamp()) then
      return new;
    end if;
  elsif (old.status, new.status) = ('canceled', 'inDelivery') then
    if exists (select from parcels p where p.order_id = new.id and p.stage in ('comingBack', 'back', 'lost')) then
      return new;
    end if;
  elsif (old.status, new.status) in (
    ('pending', 'inProgress'), ('pending', 'canceled'),
    ('inProgress', 'inDelivery'), ('inProgress', 'canceled'),
    ('inDelivery', 'delivered'), ('inDelivery', 'canceled'),
    ('delivered', 'returns'), ('delivered', 'completed'),
    ('returns', 'delivered'), ('returns', 'completed')
  ) then
    return new;
  elsif new.is_test and (old.status, new.status) = ('delivered', 'canceled') then
    return new;
  end if;
  raise exception 'an order does not go from % to %', old.status, new.status using errcode = 'check_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.check_return_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'withdrawn'),
    ('approved', 'received'), ('approved', 'rejected'), ('received', 'refunded'), ('received', 'exchanged'),
    ('approved', 'refunded'), ('approved', 'exchanged')
  ) then
    raise exception 'a return does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (new.status = 'refunded' and new.kind <> 'return') or (new.status = 'exchanged' and new.kind <> 'exchange') then
    raise exception 'a % is not %', new.kind, new.status using errcode = 'check_violation';
  end if;
  if old.status = 'approved' and new.status in ('refunded', 'exchanged') and new.collected_at is null then
    raise exception 'a return is settled at the door with its pieces' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_series_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (new.series, new.year, new.prefix) <> (old.series, old.year, old.prefix) or new.last <> old.last + 1 then
    raise exception 'a series only counts on' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.count_edited_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_product_ratings((
    select array_agg(distinct e.product_id)
      from edited e join before b using (id)
     where (e.rating, e.fit, e.hidden_at is null) is distinct from (b.rating, b.fit, b.hidden_at is null)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_followers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update brands set followers_count = followers_count + 1 where id = new.brand_id;
  else
    update brands set followers_count = followers_count - 1 where id = old.brand_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_product_ratings((select array_agg(distinct product_id) from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_votes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update reviews set helpful = helpful + 1 where id = new.review_id;
  else
    update reviews set helpful = helpful - 1 where id = old.review_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_cash_day_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.reopened_at is not null or not has_webhook('cash.closed') then return null; end if;
  perform enqueue_webhooks('cash.closed', jsonb_build_object(
    'day', new.day, 'version', floor(extract(epoch from new.closed_at)), 'currency', 'SYP', 'counted', new.counted,
    'expected', new.expected, 'difference', new.counted - new.expected));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_invoice_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  event text := case new.series when 'credit' then 'credit.issued' else 'invoice.issued' end;
begin
  if not has_webhook(event) then return null; end if;
  perform enqueue_webhooks(event, jsonb_build_object(
    'invoiceId', new.id, 'number', new.number, 'version', 1, 'day', new.day, 'reason', new.reason, 'orderId', new.order_id,
    'returnId', new.return_id, 'originalId', new.original_id, 'currency', 'SYP', 'total', new.total));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_order_webhooks(event text, parcel parcels)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not has_webhook(event) then return; end if;
  perform enqueue_webhooks(event, d.data, case event when 'order.handedOver' then parcel.id end)
    from order_webhook_data(parcel) d (data) where d.data is not null;
end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_undone_webhooks(undone text, parcel parcels)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into webhook_deliveries (webhook_id, event, data)
  select w.id, 'order.undone', jsonb_build_object('undone', undone) || d.data
    from webhooks w, order_webhook_data(parcel) d (data)
   where w.off_at is null and undone = any(w.events) and d.data is not null
$function$;

CREATE OR REPLACE FUNCTION public.enqueue_webhooks(event text, data jsonb, parcel_id text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into webhook_deliveries (webhook_id, event, data, parcel_id)
  select w.id, event, data, parcel_id from webhooks w
   where w.off_at is null and (event = any(w.events) or split_part(event, '.', 1) || '.*' = any(w.events))
$function$;

CREATE OR REPLACE FUNCTION public.fold_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select lower(translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'),
                         'ٱةىکی٠١٢٣٤٥٦٧٨٩ء', 'اهيكي0123456789'))
$function$;

CREATE OR REPLACE FUNCTION public.has_webhook(event text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from webhooks w
                  where w.off_at is null and (event = any(w.events) or split_part(event, '.', 1) || '.*' = any(w.events)))
$function$;

CREATE OR REPLACE FUNCTION public.in_store_barcode(number bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  with digits as (select '20' || lpad(number::text, 10, '0') as twelve)
  select twelve || (10 - (select sum(substr(twelve, place, 1)::int * case when place % 2 = 0 then 3 else 1 end)
                            from generate_series(1, 12) as place) % 10) % 10
    from digits
$function$;

CREATE OR REPLACE FUNCTION public.increment_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version = old.version + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.make_parcel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into parcels (order_id, stage, stage_at)
  values (new.id, case new.status when 'pending' then 'toConfirm' when 'inProgress' then 'toPick'
                                  when 'inDelivery' then 'withCourier' end, new.placed_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_bought_together_stale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into bought_together_orders (order_id, placed_at)
  values (coalesce(new.id, old.id), coalesce(new.placed_at, old.placed_at))
      on conflict (order_id) do update set is_stale = true;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.name_author()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.author := (select name from shoppers where id = new.shopper_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.new_id()
 RETURNS text
 LANGUAGE sql
AS $function$ select encode(substring(uuid_send(gen_random_uuid()) from 5 for 12), 'hex') $function$;

CREATE OR REPLACE FUNCTION public.next_barcode()
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare code text;
begin
  loop
    code := in_store_barcode(nextval('variant_barcodes'));
    exit when not exists (select from variants where barcode = code);
  end loop;
  return code;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_catalog_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('catalog_changes', case when cardinality(new.product_ids) > 50 then 'all'
                                            else array_to_string(new.what || new.product_ids, ' ') end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_console_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('console_events', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.order_webhook_data(parcel parcels)
 RETURNS jsonb
 LANGUAGE sql
AS $function$
  select jsonb_build_object(
           'orderId', o.id, 'number', o.number, 'parcelId', parcel.id, 'returnId', o.exchange_of, 'version', parcel.version,
           'status', o.status, 'stage', parcel.stage, 'source', o.source, 'companyId', parcel.company_id, 'currency', 'SYP',
           'subTotal', o.sub_total, 'discount', o.discount, 'delivery', o.delivery, 'total', o.total, 'cashDue', s.cash_due)
    from orders o left join settlements s on s.parcel_id = parcel.id where o.id = parcel.order_id and not o.is_test
$function$;

CREATE OR REPLACE FUNCTION public.publish_case_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into console_events (type, subject, version) values ('task', new.id, new.version);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.publish_parcel_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  stages  text[] := array_remove(array[new.stage, case when tg_op = 'UPDATE' then old.stage end], null);
  carrier text := coalesce(new.courier_id, case when tg_op = 'UPDATE' then old.courier_id end);
  sent    text[] := '{withCourier,withCompany,atOffice,postponed}';
  ended   text[] := '{comingBack,toUnpack,back,lost}';
  in_shop text[] := '{toConfirm,toPick,picking,short,packed}';
  status  text;
begin
  insert into console_events (type, subject, version, stages, courier_id)
  values ('parcel', new.id, new.version, stages, carrier), ('order', new.order_id, new.version, stages, carrier);
  if tg_op = 'INSERT' then
    perform enqueue_order_webhooks('order.placed', new);
    return null;
  end if;
  if new.stage is not distinct from old.stage then return null; end if;
  if old.stage = 'toConfirm' and new.stage = 'toPick' then perform enqueue_order_webhooks('order.confirmed', new); end if;
  if old.stage in ('packed', 'postponed') and new.stage in ('withCourier', 'withCompany') then
    perform enqueue_order_webhooks('order.handedOver', new);
  end if;
  if old.stage = 'toPick' and new.stage = 'toConfirm' then perform enqueue_undone_webhooks('order.confirmed', new); end if;
  if (old.stage is null or old.stage = 'toUnpack') and new.stage = any(in_shop) then
    perform enqueue_undone_webhooks('order.canceled', new);
  end if;
  if old.stage is null or old.stage = any(ended) or not (new.stage is null or new.stage = any(ended)) then return null; end if;
  select o.status into status from orders o where o.id = new.order_id;
  if status = 'delivered' and old.stage = any(sent) then perform enqueue_order_webhooks('order.delivered', new); end if;
  if status = 'canceled' then perform enqueue_order_webhooks('order.canceled', new); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.publish_return_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  event text := 'return.' || new.status;
begin
  insert into console_events (type, subject) values ('return', new.id);
  if tg_op = 'UPDATE' then
    if new.status = old.status then return null; end if;
  end if;
  if not has_webhook(event) then return null; end if;
  perform enqueue_webhooks(event, jsonb_build_object(
      'returnId', new.id, 'orderId', o.id, 'number', o.number, 'version', new.version, 'status', new.status,
      'kind', new.kind, 'currency', 'SYP', 'refundAmount', new.refund_amount))
    from orders o where o.id = new.order_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.publish_run_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into console_events (type, subject, version, courier_id) values ('run', new.id, new.version, new.courier_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.publish_settings_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into console_events (type, subject, version) values ('settings', 'settings', new.version);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.publish_stock_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into console_events (type, subject) select distinct 'stock', product_id from after_it;
  if not has_webhook('stock.changed') then return null; end if;
  perform enqueue_webhooks('stock.changed', jsonb_build_object(
      'productId', a.product_id, 'version', max(a.id), 'variants', jsonb_agg(jsonb_build_object(
        'colorId', v.color_id, 'sizeId', v.size_id, 'sku', v.sku, 'barcode', v.barcode, 'stock', v.stock,
        'damaged', v.damaged) order by v.color_id, v.size_id)))
    from (select product_id, color_id, size_id, max(id) as id from after_it group by 1, 2, 3) a
    join variants v using (product_id, color_id, size_id)
   group by a.product_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.publish_task_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into console_events (type, subject) values ('task', new.id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.rate_wait(counted text, step_seconds integer, window_seconds integer, most bigint)
 RETURNS double precision
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select max(extract(epoch from at - now()))::float8 + step_seconds + window_seconds
      from (select at, sum(count) over (order by at desc) as since from rate_counts
             where counter = counted and at > now() - make_interval(secs => step_seconds + window_seconds)) steps
     where since >= most);
end $function$;

CREATE OR REPLACE FUNCTION public.record_author_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into catalog_changes (what, product_ids)
  select 'details', ids from (select array_agg(distinct product_id) ids from reviews where shopper_id = new.id) r
   where ids is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_brand_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into catalog_changes (what)
  select case when exists (select to_jsonb(n) - 'followers_count' from after_it n
                           except select to_jsonb(o) - 'followers_count' from before_it o) then 'names' else 'brands' end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_catalog_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into catalog_changes (what) values (tg_argv[0]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_changed_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids text[];
  changed text := case tg_op when 'INSERT' then 'after_it' when 'DELETE' then 'before_it'
                             else '(table after_it union all table before_it)' end;
begin
  execute format('select array_agg(distinct %I) from %s as changed', tg_argv[1], changed) into ids;
  if ids is not null then
    insert into catalog_changes (what, product_ids) values (tg_argv[0], ids);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_updated_products()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
declare
  ids text[];
  is_trend boolean;
begin
  select array_agg(n.id) filter (where to_jsonb(n) - 'trend' is distinct from to_jsonb(o) - 'trend'),
         bool_or(n.trend is distinct from o.trend)
    into ids, is_trend
    from after_it n join before_it o using (id);
  if ids is not null then
    insert into catalog_changes (what, product_ids) values ('products', ids);
  end if;
  if is_trend then
    insert into catalog_changes (what) values ('trend');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_earlier_deadline()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from orders where id = new.order_id and is_test) then
    return new;
  end if;
  raise exception 'a deadline moves only later' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_entry_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(new) - array['order_id', 'parcel_id', 'return_id'] is distinct from to_jsonb(old) - array['order_id', 'parcel_id', 'return_id']
     or (new.order_id is distinct from old.order_id
         and (new.order_id is not null or exists (select from orders where id = old.order_id)))
     or (new.parcel_id is distinct from old.parcel_id
         and (new.parcel_id is not null or exists (select from parcels where id = old.parcel_id)))
     or (new.return_id is distinct from old.return_id
         and (new.return_id is not null or exists (select from returns where id = old.return_id))) then
    raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.rename_author()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update reviews set author = new.name where shopper_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.set_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at = now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.staff_audit_hash(previous text, line staff_audit)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select encode(sha256(convert_to((jsonb_build_array(previous, line.id, extract(epoch from line.at), line.staff_id,
     line.session_id, line.action, line.subject, line.before, line.after)
     || case when line.key_id is null then '[]'::jsonb else jsonb_build_array(line.key_id) end)::text, 'UTF8')), 'hex') $function$;

CREATE OR REPLACE FUNCTION public.sum_order_costs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_costs (order_id, cents)
  select m.order_id, -sum(m.value) from stock_ledger m
   where m.order_id in (select order_id from added where order_id is not null)
     and m.bucket = 'stock' and not m.is_opening
     and m.reason in ('ordered', 'edited', 'returned', 'exchangeHeld', 'exchangeReleased', 'lost')
   group by 1 order by 1
  on conflict (order_id) do update set cents = excluded.cents where order_costs.cents <> excluded.cents;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_key(kept_in text, owner text, wanted text, OUT is_free boolean, OUT call text, OUT body_hash text, OUT answer json)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  is_free := pg_try_advisory_xact_lock(hashtextextended(owner || ' ' || wanted, 7));
  if not is_free then return; end if;
  case kept_in
    when 'idempotency_keys' then
      select k.call, k.body_hash, k.answer into call, body_hash, answer
        from idempotency_keys k where k.shopper_id = owner and k.key = wanted;
    when 'staff_idempotency_keys' then
      select k.call, k.body_hash, k.answer into call, body_hash, answer
        from staff_idempotency_keys k where k.staff_id = owner and k.key = wanted;
    when 'key_idempotency_keys' then
      select k.call, k.body_hash, k.answer into call, body_hash, answer
        from key_idempotency_keys k where k.key_id = owner and k.key = wanted;
  end case;
end $function$;

CREATE OR REPLACE FUNCTION public.update_options_of_variant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_product_options(array[new.product_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.update_options_of_variants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_product_options((select array_agg(distinct product_id) from listed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.update_product_options(changed text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from products where id = any(changed) order by id for update;
  update products p
     set color_ids = v.color_ids, size_ids_in_stock = v.size_ids
    from (select c.id,
                 coalesce(array_agg(distinct color_id) filter (where color_id is not null), '{}') as color_ids,
                 coalesce(array_agg(distinct size_id) filter (where stock > 0), '{}') as size_ids
            from unnest(changed) as c (id) left join variants on product_id = c.id
           group by c.id) v
   where p.id = v.id;
end $function$;

CREATE OR REPLACE FUNCTION public.update_product_ratings(reviewed text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from products where id = any(reviewed) order by id for update;
  update products p set ratings = r.ratings, fits = r.fits
    from (select c.id,
                 array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
                       count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as ratings,
                 array[count(*) filter (where fit = 'small'), count(*) filter (where fit = 'true'),
                       count(*) filter (where fit = 'large')]::integer[] as fits
            from unnest(reviewed) as c (id) left join reviews on product_id = c.id and hidden_at is null
           group by c.id) r
   where p.id = r.id;
end $function$;

CREATE OR REPLACE FUNCTION public.write_figures_of_changed_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_argv[0] = 'order' then
    perform write_order_figures(array(select distinct order_id from changed));
  elsif tg_argv[0] = 'settled' then
    perform write_order_figures(array(
      select distinct c.order_id from changed c where exists (select from settlements s where s.order_id = c.order_id)));
  elsif tg_argv[0] = 'history' then
    perform write_order_figures(array(
      select distinct p.order_id from changed c join parcels p on p.id = c.parcel_id
       where c.step in ('confirm', 'handOver', 'handOverCompany')));
  elsif tg_argv[0] = 'waybill' then
    perform write_order_figures(array(
      select distinct p.order_id from changed c join waybills n on n.company_id = c.company_id and n.number = c.number
        join parcels p on p.id = n.parcel_id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_figures_of_new_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids text[] := array(select distinct order_id from changed);
  fresh text[] := array(
    select a.order_id from unnest(ids) a (order_id)
     where not exists (select from order_figures f where f.order_id = a.order_id)
       and not exists (select from settlements s where s.order_id = a.order_id)
       and not exists (select from parcels p join parcel_history h on h.parcel_id = p.id where p.order_id = a.order_id)
       and not exists (select from returns r where r.order_id = a.order_id)
       and not exists (select from order_messages m where m.order_id = a.order_id));
begin
  insert into order_figures
  select o.id, o.placed_at, case when o.source = 'site' then (o.placed_at at time zone 'Asia/Damascus')::date end,
         coalesce(o.address ->> 'city', ''), coalesce(o.address ->> 'area', ''), p.courier_id, p.company_id, null, null,
         p.refused_for, p.refused_at, n.lines, null, null, 0, 0, 0, 0, false, false, 0, 0, 0, 0, 0, null,
         o.trust_level
    from (select l.order_id, count(*)::int as lines from order_lines l where l.order_id = any (fresh) group by 1) n
    join orders o on o.id = n.order_id
    join parcels p on p.order_id = o.id
   where not o.is_test;
  insert into line_figures
  select l.order_id, l.line_no, l.product_id, l.color_id, l.size_id, f.placed_on, null, 0
    from order_lines l join order_figures f on f.order_id = l.order_id where l.order_id = any (fresh);
  if cardinality(fresh) < cardinality(ids) then
    perform write_order_figures(array(select a.order_id from unnest(ids) a (order_id) where a.order_id <> all (fresh)));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_figures_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform write_order_figures(array[new.order_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_figures_of_statement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform write_order_figures(array(
    select distinct p.order_id from remitted_waybills w join waybills n on n.company_id = w.company_id and n.number = w.number
      join parcels p on p.id = n.parcel_id where w.statement_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_figures_of_updated_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform write_order_figures(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_order_figures(ids text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform from order_figures where order_id = any (ids) order by order_id for update;
  insert into order_figures select * from counted_order_figures where order_id = any (ids) order by order_id
  on conflict (order_id) do update set
    (placed_at, placed_on, city, area, courier_id, company_id, confirmed_at, handed_at, refused_for, refused_at, lines, day, delivered_at, items, fee, cash_due,
     collected, without_pin, is_partial, pieces, kept_lines, cents, refunded, sent, company_fee, trust_level) =
    (excluded.placed_at, excluded.placed_on, excluded.city, excluded.area, excluded.courier_id, excluded.company_id,
     excluded.confirmed_at, excluded.handed_at, excluded.refused_for, excluded.refused_at, excluded.lines, excluded.day, excluded.delivered_at, excluded.items, excluded.fee,
     excluded.cash_due, excluded.collected, excluded.without_pin, excluded.is_partial, excluded.pieces, excluded.kept_lines,
     excluded.cents, excluded.refunded, excluded.sent, excluded.company_fee, excluded.trust_level);
  delete from line_figures f where f.order_id = any (ids)
     and not exists (select from order_lines l where l.order_id = f.order_id and l.line_no = f.line_no);
  insert into line_figures select * from counted_line_figures where order_id = any (ids) order by order_id, line_no
  on conflict (order_id, line_no) do update set
    (product_id, color_id, size_id, placed_on, day, kept) =
    (excluded.product_id, excluded.color_id, excluded.size_id, excluded.placed_on, excluded.day, excluded.kept)
   where line_figures is distinct from excluded;
end $function$;

CREATE OR REPLACE FUNCTION public.write_settled_cash()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update orders set settled_cash = new.cash_due where id = new.order_id and cash_due <> new.cash_due;
  else
    update orders set settled_cash = null where id = old.order_id and settled_cash is not null;
  end if;
  return null;
end $function$;

