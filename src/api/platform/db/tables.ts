// Written by the migrate command from the database. Change the migrations instead.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json = ColumnType<object, string, string>;

type JsonOrNull = ColumnType<object | null, string | null | undefined, string | null>;

type Instant = ColumnType<Date, Date | string, Date | string>;

type InstantOrNull = ColumnType<Date | null, Date | string | null, Date | string | null>;

type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export interface AcceptedDefaultsTable {
  step: string; accepted_by: string; accepted_at: Instant;
}

export interface ArchivesTable {
  id: Generated<string>; state: Generated<string>; made_by: string; made_at: Instant;
  done: Generated<number>; total: Generated<number>; bytes: number | null; token_hash: string | null;
  token_until: InstantOrNull; lease_until: InstantOrNull; attempts: Generated<number>;
  lease: string | null; language: Generated<string>;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>; at: GeneratedInstant; actor: string; action: string; subject: string;
  details: Json;
}

export interface BackupsTable {
  id: string; started_at: Instant; ended_at: Instant; bytes: number;
}

export interface BoughtTogetherTable {
  product_id: string; other_id: string; orders: number;
}

export interface BoughtTogetherCountsTable {
  product_id: string; other_id: string; orders: number;
}

export interface BoughtTogetherOrdersTable {
  order_id: string; placed_at: Instant; product_ids: Generated<string[]>; is_stale: Generated<boolean>;
}

export interface BrandFollowersTable {
  shopper_id: string; brand_id: string; created_at: GeneratedInstant;
}

export interface BrandNewsTable {
  id: Generated<string>; brand_id: string; title_en: string; title_ar: string; text_en: string;
  text_ar: string; publish_at: InstantOrNull; created_at: GeneratedInstant; begun_at: InstantOrNull;
  told_until: Generated<string>; sent_at: InstantOrNull; told: Generated<number>;
  version: Generated<number>;
}

export interface BrandsTable {
  id: Generated<string>; slug: string; name_en: string; name_ar: string; story_en: Generated<string>;
  story_ar: Generated<string>; threads: Generated<string[]>; followers_count: Generated<number>;
  position: Generated<number>; version: Generated<number>; former_ids: Generated<string[]>;
}

export interface CallAttemptsTable {
  id: GeneratedAlways<number>; order_id: string; outcome: string; next_at: InstantOrNull; actor: string;
  at: GeneratedInstant;
}

export interface CartLinesTable {
  shopper_id: string; product_id: string; color_id: string; size_id: string; quantity: number;
  added_at: GeneratedInstant; seen_price: number | null;
}

export interface CartsTable {
  shopper_id: string; coupon_id: string | null; updated_at: GeneratedInstant;
}

export interface CaseMessagesTable {
  id: GeneratedAlways<number>; case_id: string; staff_id: string | null; text: string; at: Instant;
  way: string | null;
}

export interface CasesTable {
  id: Generated<string>; shopper_id: string; order_id: string | null; kind: string; channel: string;
  opened_at: Instant; due_at: Instant; answered_at: InstantOrNull; closed_at: InstantOrNull;
  version: Generated<number>; owner_id: string | null;
}

export interface CashAccountsTable {
  id: string; balance: Generated<number>; line_count: Generated<number>;
}

export interface CashCountsTable {
  id: Generated<string>; number: GeneratedAlways<number>; entry_id: string; courier_id: string;
  counted_by: string; is_own: boolean; notes: Json; counted: number; expected: number;
  answer: string | null; reason: Generated<string>; answered_at: InstantOrNull; at: Instant;
}

export interface CashDaysTable {
  day: string; closed_at: Instant; closed_by: string; counted: number; notes: Json;
  expected: Generated<number>; reopened_at: InstantOrNull; reopened_by: string | null;
  reopen_reason: string | null;
}

export interface CashEntriesTable {
  id: Generated<string>; kind: string; day: string; order_id: string | null; parcel_id: string | null;
  run_id: string | null; reverses: string | null; event_id: string | null; actor: string;
  reason: Generated<string>; details: Json; occurred_at: Instant; at: GeneratedInstant;
  return_id: string | null;
}

export interface CashLinesTable {
  entry_id: string; account_id: string; amount: number; line_no: Generated<number>;
}

export interface CashSumsTable {
  account_id: string; day: string; kind: string; is_test: boolean; debit: Generated<number>;
  credit: Generated<number>; entries: Generated<number>;
}

export interface CatalogChangesTable {
  id: GeneratedAlways<number>; made_by: Generated<unknown>; what: string;
  product_ids: Generated<string[]>; at: GeneratedInstant;
}

export interface CategoriesTable {
  id: Generated<string>; slug: string; name_en: string; name_ar: string; returnable: Generated<boolean>;
  picture_id: string | null; tint: Generated<string>; position: Generated<number>;
  keep_reason_en: Generated<string>; keep_reason_ar: Generated<string>; return_days: number | null;
  exchange_days: number | null; version: Generated<number>; former_ids: Generated<string[]>;
}

export interface ChatCartsTable {
  token: string; lines: Json; note: string; staff_id: string; made_at: Instant; expires_at: Instant;
}

export interface ColorsTable {
  id: Generated<string>; name_en: string; name_ar: string; hex: string; position: Generated<number>;
  version: Generated<number>;
}

export interface CompaniesTable {
  id: Generated<string>; name_en: string; name_ar: string; phone: Generated<string>;
  archived_at: InstantOrNull; version: Generated<number>; fee_kind: Generated<string>;
  fee_value: Generated<number>; fee_included: Generated<boolean>;
}

export interface CompanyHeadsTable {
  company_id: string; head: string; columns: string[]; file_name: string; made_at: Instant;
}

export interface CompanyOutcomeWordsTable {
  company_id: string; word: string; outcome: string;
}

export interface CompanyStatementsTable {
  id: Generated<string>; company_id: string; received: number; into_account: string; lines: Json;
  created_by: string; created_at: Instant; posted_at: InstantOrNull; posted_by: string | null;
  entry_id: string | null;
}

export interface CompensationsTable {
  coupon_id: string; shopper_id: string; case_id: string | null; staff_id: string; amount: number;
  reason: string; at: Instant;
}

export interface ConsoleEventsTable {
  id: GeneratedAlways<number>; made_by: Generated<unknown>; type: string; subject: string;
  version: Generated<number>; stages: Generated<string[]>; courier_id: string | null;
  at: GeneratedInstant;
}

export interface CouponAssignmentsTable {
  coupon_id: string; shopper_id: string; assigned_at: GeneratedInstant;
}

export interface CouponRedemptionsTable {
  order_id: string; coupon_id: string; shopper_id: string | null; nth: number; at: GeneratedInstant;
  released_at: InstantOrNull; amount: Generated<number>;
}

export interface CouponsTable {
  id: Generated<string>; code: string; title_en: string; title_ar: string;
  description_en: Generated<string>; description_ar: Generated<string>; kind: string; value: number;
  max_discount: number | null; min_sub_total: Generated<number>; starts_at: Instant; ends_at: Instant;
  take_limit: number | null; taken_count: Generated<number>; use_limit: number | null;
  used_count: Generated<number>; uses_a_shopper: Generated<number>; first_order_only: Generated<boolean>;
  undiscounted_only: Generated<boolean>; brand_ids: Generated<string[]>;
  category_ids: Generated<string[]>; product_ids: Generated<string[]>; owner_id: string | null;
  created_at: GeneratedInstant; buy_pieces: number | null; free_pieces: number | null;
  governorate_ids: Generated<string[]>; budget: number | null; spent: Generated<number>;
  version: Generated<number>; paused_at: InstantOrNull; listed: Generated<boolean>;
}

export interface CustomerNotesTable {
  id: Generated<string>; shopper_id: string; staff_id: string; text: string; at: Instant;
  edited_at: InstantOrNull;
}

export interface DeviceEventsTable {
  event_id: string; courier_id: string; sequence: number; parcel_id: string | null; kind: string;
  body: Json; result: Json; clock_off_s: Generated<number>; occurred_at: Instant;
  received_at: GeneratedInstant; return_id: string | null;
}

export interface ErasedOutcomesTable {
  phone_hash: string; outcome: string; at: Instant; shopper_id: string | null;
}

export interface ExchangeRatesTable {
  id: GeneratedAlways<number>; at: Instant; rate: number; note: Generated<string>;
  staff_id: string | null;
}

export interface FavoritesTable {
  shopper_id: string; product_id: string; created_at: GeneratedInstant; price: number | null;
}

export interface FavoritesLetGoTable {
  shopper_id: string; product_id: string; kept_at: Instant; price: number | null;
  let_go_at: GeneratedInstant;
}

export interface FeedKeyTable {
  only_row: Generated<boolean>; key: string; made_at: GeneratedInstant;
}

export interface HelpPagesTable {
  page: string; version: Generated<number>;
}

export interface HelpPartsTable {
  page: string; id: Generated<string>; kind: string; topic: string | null; title_en: Generated<string>;
  title_ar: Generated<string>; text_en: Generated<string>; text_ar: Generated<string>;
  is_hidden: Generated<boolean>; is_quick: Generated<boolean>; position: number;
  version: Generated<number>; changed_by: string | null; changed_at: InstantOrNull;
}

export interface HelpVersionsTable {
  page: string; number: number; parts: Json; field_values: Json; published_at: Instant;
  staff_id: string | null;
}

export interface HomeContentTable {
  id: Generated<string>; kind: string; title_en: string; title_ar: string; text_en: Generated<string>;
  text_ar: Generated<string>; href: string; picture_id: string | null; tint: Generated<string>;
  position: Generated<number>; picture_of: string | null; product_ids: Generated<string[]>;
  min_products: Generated<number>; starts_at: InstantOrNull; ends_at: InstantOrNull;
  version: Generated<number>; is_draft: Generated<boolean>;
}

export interface IdempotencyKeysTable {
  shopper_id: string; key: string; call: string; body_hash: string; answer: unknown;
  created_at: GeneratedInstant;
}

export interface IgnoredQuestionsTable {
  language: string; question: string; ignored_at: Instant;
}

export interface ImportAddressesTable {
  import_id: string; number: number; product_id: string; address: string; color_id: string | null;
  state: Generated<string>; fault: string | null; picture_id: string | null; tries: Generated<unknown>;
  due_at: GeneratedInstant;
}

export interface ImportHeadingsTable {
  heading: string; column_name: string;
}

export interface ImportHeadsTable {
  head: string; columns: string[]; file_name: string; made_at: Instant;
}

export interface ImportPartsTable {
  import_id: string; part: number; content: Buffer;
}

export interface ImportPicturesTable {
  import_id: string; number: number; name: string; hash: string | null; fault: string | null;
  more: Generated<string>; product: number | null; color_id: string | null;
}

export interface ImportProductsTable {
  import_id: string; number: number; outcome: string; rows: number[]; product_id: string | null;
  version: number | null; plan: Json; before: JsonOrNull; undone: string | null;
}

export interface ImportRowsTable {
  import_id: string; number: number; cells: string[]; formulas: Generated<number[]>; faults: Json;
}

export interface ImportWordsTable {
  kind: string; word: string; term_id: string;
}

export interface ImportsTable {
  id: Generated<string>; file_name: string; encoding: string; head: string[]; columns: string[];
  state: Generated<string>; valid_rows: Generated<boolean>; row_count: number; done: Generated<number>;
  total: Generated<number>; failure: string | null; made_by: string; made_at: Instant;
  applied_at: InstantOrNull; count_id: string | null; lease: string | null; lease_until: InstantOrNull;
  attempts: Generated<number>; pictures_name: string | null; pictures_bytes: number | null;
  pictures_whole: Generated<boolean>; pictures_at: InstantOrNull; sheets: Generated<string[]>;
  brand_id: string | null; subcategory_id: string | null; color_id: string | null;
  guessed: Generated<string[]>; like_file: string | null; like_at: InstantOrNull;
  asks_currency: Generated<boolean>; pairs: string | null; platform: string | null;
  currency: string | null; unit_rate: number | null; prices_differ: Generated<number>;
}

export interface InvoiceBuyersTable {
  invoice_id: string; name: string; address: Json;
}

export interface InvoiceSeriesTable {
  series: string; year: number; prefix: string; last: number; last_at: GeneratedInstant;
}

export interface InvoicesTable {
  id: Generated<string>; place: GeneratedAlways<number>; series: string; year: number; serial: number;
  number: string; day: string; order_id: string; reason: string; original_id: string | null;
  return_id: string | null; total: number; content: unknown; hash: string; issued_at: Instant;
}

export interface JobRunsTable {
  job: string; succeeded_at: InstantOrNull; failed_at: InstantOrNull; last_error: Generated<string>;
  failures: Generated<number>; late_at: InstantOrNull;
}

export interface KeyFingerprintsTable {
  name: string; fingerprint: string; noted_at: GeneratedInstant; before: string | null;
  before_until: InstantOrNull; data_key: string | null; data_key_before: string | null;
}

export interface KeyIdempotencyKeysTable {
  key_id: string; key: string; call: string; body_hash: string; answer: unknown;
  created_at: GeneratedInstant;
}

export interface KnownBrowsersTable {
  phone: string; browser_hash: string; last_seen_at: GeneratedInstant;
}

export interface LineFiguresTable {
  order_id: string; line_no: number; product_id: string; color_id: string; size_id: string;
  placed_on: string | null; day: string | null; kept: number;
}

export interface MachineKeysTable {
  id: Generated<string>; name: string; key_hash: string; prefix: string; scopes: string[];
  made_by: string; created_at: Instant; expires_at: Instant; last_used_at: InstantOrNull;
  revoked_at: InstantOrNull; company_id: string | null;
}

export interface MessageCountsTable {
  month: string; kind: string; sent: number;
}

export interface MessageTemplatesTable {
  name: string; language: string; title: string; text: string; version: Generated<number>;
  updated_at: GeneratedInstant; is_restored: Generated<boolean>;
}

export interface MilestonesTable {
  kind: string; product_id: string | null; reached_at: Instant; seen_at: InstantOrNull;
}

export interface NotificationWishesTable {
  shopper_id: string; orders: string | null; stock: string | null; news: string | null;
}

export interface NotificationsTable {
  id: Generated<string>; shopper_id: string; kind: string; title_en: string; title_ar: string;
  text_en: string; text_ar: string; href: string; created_at: GeneratedInstant; read_at: InstantOrNull;
}

export interface OrderChangesTable {
  id: GeneratedAlways<number>; order_id: string; actor: string; reason: Generated<string>; before: Json;
  after: Json; at: GeneratedInstant;
}

export interface OrderCostsTable {
  order_id: string; cents: number;
}

export interface OrderFiguresTable {
  order_id: string; placed_at: Instant; placed_on: string | null; city: string; area: string;
  courier_id: string | null; company_id: string | null; confirmed_at: InstantOrNull;
  handed_at: InstantOrNull; refused_for: string | null; refused_at: InstantOrNull; lines: number;
  day: string | null; delivered_at: InstantOrNull; items: number; fee: number; cash_due: number;
  collected: number; without_pin: boolean; is_partial: boolean; pieces: number; kept_lines: number;
  cents: number; refunded: number; sent: number; company_fee: number | null; trust_level: string | null;
}

export interface OrderHistoryTable {
  id: GeneratedAlways<number>; order_id: string; status: string; actor: string;
  reason: Generated<string>; at: GeneratedInstant;
}

export interface OrderLinesTable {
  order_id: string; line_no: number; product_id: string; color_id: string; size_id: string;
  name_en: string; name_ar: string; brand_en: string; brand_ar: string; brand_id: string;
  category_id: string; color_name_en: string; color_name_ar: string; color_hex: string;
  size_label_en: string; size_label_ar: string; picture_id: string | null; tint: Generated<string>;
  quantity: number; full_price: number; unit_price: number; line_total: number;
  discount_share: Generated<number>; returnable: boolean; return_days: number | null;
  exchange_days: number | null; return_until: InstantOrNull; exchange_until: InstantOrNull;
  keep_reason_en: Generated<string>; keep_reason_ar: Generated<string>;
}

export interface OrderMessagesTable {
  order_id: string; sent: number;
}

export interface OrderNotesTable {
  id: Generated<string>; order_id: string; staff_id: string; text: string; at: Instant;
  edited_at: InstantOrNull;
}

export interface OrderPresenceTable {
  order_id: string; staff_id: string; seen_at: Instant;
}

export interface OrderSharesTable {
  order_id: string; token: string; shared_at: Instant;
}

export interface OrderViewsTable {
  id: Generated<string>; staff_id: string; name: string; query: string; is_shared: Generated<boolean>;
  created_at: GeneratedInstant;
}

export interface OrdersTable {
  id: Generated<string>; number: string; shopper_id: string | null; language: Generated<string>;
  status: Generated<string>; placed_at: GeneratedInstant; delivered_at: InstantOrNull; sub_total: number;
  savings: number; discount: number; delivery: number; total: number; coupon_id: string | null;
  coupon_code: string | null; coupon_title_en: string | null; coupon_title_ar: string | null;
  address: Json; distance_km: number | null; note: Generated<string>; estimated_from: string;
  estimated_to: string; points_earned: Generated<number>; fee_before_free: number | null;
  free_from: number | null; cash_step: Generated<number>; place_folded: GeneratedAlways<string | null>;
  source: Generated<string>; taken_by: string | null; consent_at: InstantOrNull; slot_day: string | null;
  slot_band: string | null; exchange_of: string | null; paying_with: string | null;
  is_test: Generated<boolean>; test_erased_at: InstantOrNull; trust_level: string | null;
  city: GeneratedAlways<string>; area: GeneratedAlways<string>; settled_cash: number | null;
  cash_due: GeneratedAlways<number>; came_from: string | null;
}

export interface OutboxTable {
  id: Generated<string>; kind: string; shopper_id: string | null; recipient: string; text: string;
  code: string | null; created_at: GeneratedInstant; next_try_at: GeneratedInstant;
  attempts: Generated<number>; sent_at: InstantOrNull; last_error: string | null;
  channel: Generated<string>; notification_id: string | null; dead_at: InstantOrNull;
  may_disturb: Generated<boolean>; due_at: GeneratedInstant;
}

export interface ParcelHistoryTable {
  id: GeneratedAlways<number>; parcel_id: string; step: string; stage: string | null; actor: string;
  reason: Generated<string>; details: Json; occurred_at: InstantOrNull; at: GeneratedInstant;
}

export interface ParcelUndosTable {
  parcel_id: string; steps: string[]; version: number; actor: string; before: Json;
  notice_ids: Generated<string[]>; at: GeneratedInstant; until: Instant;
}

export interface ParcelsTable {
  id: Generated<string>; order_id: string; return_id: string | null; stage: string | null;
  stage_at: GeneratedInstant; version: Generated<number>; held_reason: string | null;
  held_until: InstantOrNull; claimed_by: string | null; claimed_at: InstantOrNull; pin: string | null;
  pin_tries: Generated<number>; courier_id: string | null; company_id: string | null;
  attempts: Generated<number>; next_try: string | null; collect_by: string | null;
  refused_for: string | null; refused_at: InstantOrNull; refusal_counts: Generated<boolean>;
}

export interface PicturesTable {
  id: string; width: number; height: number; avif: number[]; webp: number[]; focus_x: unknown | null;
  focus_y: unknown | null; is_drawn: Generated<boolean>;
}

export interface PointsLedgerTable {
  id: Generated<string>; shopper_id: string; points: number; reason: string; order_id: string | null;
  at: GeneratedInstant; expires_at: InstantOrNull; expiry_told_at: InstantOrNull;
  ended_at: InstantOrNull;
}

export interface PriceChangeRowsTable {
  change_id: string; product_id: string; old_price: number; old_reduced: number | null;
  old_starts_at: InstantOrNull; old_ends_at: InstantOrNull; new_price: number;
  new_reduced: number | null; new_starts_at: InstantOrNull; new_ends_at: InstantOrNull;
  cost: number | null; problem: string | null; is_chosen: boolean; outcome: string | null;
  cost_cents: number | null;
}

export interface PriceChangesTable {
  id: Generated<string>; state: Generated<string>; rule: Json; due_at: InstantOrNull; made_by: string;
  made_at: Instant; applied_at: InstantOrNull; undone_at: InstantOrNull;
}

export interface PrivacyRequestsTable {
  id: Generated<string>; shopper_id: string | null; kind: string; opened_by: string | null;
  opened_at: Instant; due_at: Instant; verified_at: InstantOrNull; done_at: InstantOrNull;
  withdrawn_at: InstantOrNull; labels: Generated<string[]>;
}

export interface ProductChangeRowsTable {
  change_id: string; product_id: string; version: number; before: Json; after: Json;
  problem: string | null; missing: Generated<string[]>; outcome: string | null;
}

export interface ProductChangesTable {
  id: Generated<string>; state: Generated<string>; action: Json; made_by: string; made_at: Instant;
  applied_at: InstantOrNull; undone_at: InstantOrNull;
}

export interface ProductColorsTable {
  product_id: string; color_id: string; position: number; tint: Generated<string>;
}

export interface ProductDaysTable {
  product_id: string; day: string; views: Generated<number>; favorites: Generated<number>;
  orders: Generated<number>; carts: Generated<number>;
}

export interface ProductPicturesTable {
  product_id: string; position: number; color_id: string | null; picture_id: string;
  view: Generated<string>; alt_en: Generated<string>; alt_ar: Generated<string>; tint: string | null;
  model_height: unknown | null; model_size_id: string | null;
}

export interface ProductPreviewsTable {
  id: string; session_id: string; product_id: string; details: Json; expires_at: Instant;
}

export interface ProductSearchTable {
  product_id: string; words: unknown;
}

export interface ProductSlugsTable {
  slug: string; product_id: string; left_at: Instant;
}

export interface ProductsTable {
  id: Generated<string>; slug: string; brand_id: string; category_id: string; subcategory_id: string;
  name_en: string; name_ar: string; description_en: Generated<string>; description_ar: Generated<string>;
  material_en: Generated<string>; material_ar: Generated<string>; care_en: Generated<string>;
  care_ar: Generated<string>; size_guide_id: string | null; seasons: Generated<string[]>; price: number;
  price_after_discount: number | null; discount_starts_at: InstantOrNull;
  discount_ends_at: InstantOrNull; available_from: InstantOrNull; status: Generated<string>;
  tint: Generated<string>; picture_id: string | null; color_ids: Generated<string[]>;
  size_ids_in_stock: Generated<string[]>; ratings: Generated<number[]>; trend: Generated<number>;
  created_at: GeneratedInstant; updated_at: GeneratedInstant; outline: string | null;
  fits: Generated<number[]>; version: Generated<number>; publish_at: InstantOrNull;
  names_folded: GeneratedAlways<string | null>; related_ids: Generated<string[]>;
  number: GeneratedAlways<number>;
}

export interface RateCountsTable {
  counter: string; at: Instant; count: number;
}

export interface ReceiptLinesTable {
  receipt_id: string; product_id: string; color_id: string; size_id: string; expected: number | null;
  counted: number; unit_cost: number | null; position: number;
}

export interface ReceiptsTable {
  id: Generated<string>; number: GeneratedAlways<number>; supplier_id: string | null;
  document: Generated<string>; note: Generated<string>; currency: Generated<string>;
  state: Generated<string>; version: Generated<number>; made_by: string; made_at: Instant;
  posted_by: string | null; posted_at: InstantOrNull; rate: number | null; extra_cost: number | null;
}

export interface RefreshTokensTable {
  token_hash: string; session_id: string; generation: number; created_at: GeneratedInstant;
  expires_at: Instant; used_at: InstantOrNull;
}

export interface RefusalStrikesTable {
  parcel_id: string; staff_id: string; reason: string; at: Instant;
}

export interface RemittedWaybillsTable {
  company_id: string; number: string; statement_id: string; amount: number; fee: number;
}

export interface ReturnItemsTable {
  return_id: string; item_no: number; order_id: string; line_no: number; quantity: number;
  new_color_id: string | null; new_size_id: string | null; resellable: number | null;
  damaged: number | null; missing: number | null; not_ours: number | null; at_door: Generated<boolean>;
  counted: GeneratedAlways<number | null>; bought_line_no: number | null;
}

export interface ReturnPhotosTable {
  return_id: string; photo_no: number; shopper_id: string; content: string; hash: string;
  created_at: Instant;
}

export interface ReturnStopsTable {
  run_id: string; return_id: string; stop_no: number; outcome: string | null; ended_at: InstantOrNull;
}

export interface ReturnsTable {
  id: Generated<string>; order_id: string; kind: string; scope: string; status: Generated<string>;
  reason: string; note: Generated<string>; refund_amount: Generated<number>;
  delivery_refund: Generated<number>; created_at: GeneratedInstant; decided_at: InstantOrNull;
  decision_note: Generated<string>; refund_rounding: Generated<number>; version: Generated<number>;
  answer_by: GeneratedInstant; way: string | null; pickup_day: string | null;
  give_back_by: InstantOrNull; reminded_at: InstantOrNull; decision_note_ar: Generated<string>;
  opened_by: string | null; override_note: Generated<string>; lowered: Generated<number>;
  wants: Generated<string>; paid_as: string | null; paid_points: Generated<number>;
  received_at: InstantOrNull; settled_at: InstantOrNull; collected_at: InstantOrNull;
  collected_by: string | null; attempts: Generated<number>; bought_in: string | null;
}

export interface ReviewReportsTable {
  review_id: string; shopper_id: string; reason: string; at: Instant;
}

export interface ReviewVotesTable {
  review_id: string; shopper_id: string; at: GeneratedInstant;
}

export interface ReviewsTable {
  id: Generated<string>; product_id: string; shopper_id: string; rating: number;
  comment: Generated<string>; fit: string | null; hidden_at: InstantOrNull; hidden_reason: string | null;
  created_at: GeneratedInstant; updated_at: GeneratedInstant; helpful: Generated<number>;
  version: Generated<number>; answer_en: Generated<string>; answer_ar: Generated<string>;
  answered_at: InstantOrNull; decided_at: InstantOrNull; comment_folded: GeneratedAlways<string | null>;
  height: unknown | null; usual_size_id: string | null; taken_size_id: string | null;
  author: Generated<string>;
}

export interface RunStopsTable {
  run_id: string; stop_no: number; parcel_id: string; outcome: string | null; ended_at: InstantOrNull;
}

export interface RunsTable {
  id: Generated<string>; day: string; courier_id: string | null; company_id: string | null;
  status: Generated<string>; version: Generated<number>; created_by: string;
  created_at: GeneratedInstant; accepted_at: InstantOrNull; ended_at: InstantOrNull;
}

export interface SavedAddressesTable {
  id: Generated<string>; shopper_id: string; name: string; address: Json; saved_at: Instant;
}

export interface SavedLinesTable {
  shopper_id: string; product_id: string; color_id: string; size_id: string; quantity: number;
  saved_at: GeneratedInstant; seen_price: number | null;
}

export interface SearchMissesTable {
  day: string; language: string; question: string; times: Generated<number>; written: string | null;
}

export interface SearchSynonymsTable {
  id: Generated<string>; is_one_way: Generated<boolean>; words: string[]; updated_at: GeneratedInstant;
  version: Generated<number>;
}

export interface SessionsTable {
  id: Generated<string>; shopper_id: string; binding_hash: string | null; platform: Generated<string>;
  push_token: Generated<string>; user_agent: Generated<string>; created_at: GeneratedInstant;
  last_used_at: GeneratedInstant; expires_at: Instant; ended_at: InstantOrNull;
  end_reason: string | null;
}

export interface SettingsTable {
  only_row: Generated<boolean>; value: Json; updated_at: GeneratedInstant; version: Generated<number>;
}

export interface SettlementLinesTable {
  settlement_id: string; order_id: string; line_no: number; kept: number; paid: number;
  reason: string | null;
}

export interface SettlementsTable {
  id: Generated<string>; parcel_id: string; order_id: string; items: number; fee: number; exact: number;
  rounding: number; cash_due: number; collected: number; no_pin: string | null; delivered_at: Instant;
  recorded_at: GeneratedInstant;
}

export interface ShoppersTable {
  id: Generated<string>; phone: string | null; name: Generated<string>; email: Generated<string>;
  notes: Generated<string>; language: Generated<string>; address: JsonOrNull; points: Generated<number>;
  registered_at: InstantOrNull; erased_at: InstantOrNull; created_at: GeneratedInstant;
  name_folded: GeneratedAlways<string | null>; address_name: Generated<string>;
}

export interface SizeGuidesTable {
  id: Generated<string>; columns_en: string[]; columns_ar: string[]; rows_en: Json; rows_ar: Json;
  measures: Generated<string[]>; how_en: Generated<string[]>; how_ar: Generated<string[]>;
  name_en: Generated<string>; name_ar: Generated<string>; note_en: Generated<string>;
  note_ar: Generated<string>; subcategory_id: string | null; brand_id: string | null;
  version: Generated<number>;
}

export interface SizesTable {
  id: Generated<string>; label_en: string; label_ar: string; system: string; position: Generated<number>;
  version: Generated<number>;
}

export interface SourceDaysTable {
  day: string; source: string; visits: Generated<number>; carts: Generated<number>;
}

export interface StaffTable {
  id: Generated<string>; phone: string; name: string; roles: string[]; totp_seed: string | null;
  totp_offered_seed: string | null; totp_last_step: Generated<number>; version: Generated<number>;
  created_at: GeneratedInstant; last_seen_at: InstantOrNull; removed_at: InstantOrNull;
}

export interface StaffAuditTable {
  id: GeneratedAlways<number>; at: Instant; staff_id: string | null; session_id: string | null;
  action: string; subject: string; before: JsonOrNull; after: JsonOrNull; key_id: string | null;
}

export interface StaffAuditChainTable {
  number: number; audit_id: number; hash: string;
}

export interface StaffDesksTable {
  id: Generated<string>; token_hash: string; name: string; enrolled_by: string; created_at: Instant;
  removed_at: InstantOrNull;
}

export interface StaffIdempotencyKeysTable {
  staff_id: string; key: string; call: string; body_hash: string; answer: unknown;
  created_at: GeneratedInstant;
}

export interface StaffLinksTable {
  token_hash: string; staff_id: string; expires_at: Instant; used_at: InstantOrNull;
  sent_to: string | null; sent_at: InstantOrNull; message_id: string | null; ended_at: InstantOrNull;
}

export interface StaffNewsTable {
  staff_id: string; kind: string; subject: string; told_at: Instant; tries: Generated<number>;
  failed_at: InstantOrNull;
}

export interface StaffNewsWishesTable {
  staff_id: string; language: string; muted: Generated<string[]>; quiet_from: number | null;
  quiet_until: number | null; by_message: Generated<boolean>; telegram_chat: string | null;
}

export interface StaffPasskeysTable {
  id: Generated<string>; staff_id: string; credential_id: string; public_key: string;
  counter: Generated<number>; name: string; created_at: Instant; last_used_at: InstantOrNull;
}

export interface StaffPinsTable {
  staff_id: string; hash: string; set_at: Instant;
}

export interface StaffPushDevicesTable {
  id: Generated<string>; staff_id: string; token: string; user_agent: string; added_at: Instant;
}

export interface StaffRecoveryCodesTable {
  staff_id: string; code_hash: string; created_at: Instant; used_at: InstantOrNull;
}

export interface StaffRevealsTable {
  id: GeneratedAlways<number>; staff_id: string; kind: string; subject: string; field: string;
  order_id: string | null; at: Instant; until: Instant;
}

export interface StaffSecondFailuresTable {
  id: GeneratedAlways<number>; staff_id: string; at: Instant;
}

export interface StaffSessionsTable {
  id: Generated<string>; token_hash: string; staff_id: string; user_agent: Generated<string>;
  idle_minutes: number; needs_second: boolean; second_at: InstantOrNull; created_at: Instant;
  last_used_at: Instant; expires_at: Instant; ended_at: InstantOrNull; end_reason: string | null;
  desk_id: string | null; locked_at: InstantOrNull; pin_failures: Generated<number>;
}

export interface StaffSpentChallengesTable {
  challenge: string; expires_at: Instant;
}

export interface StockAlertsTable {
  shopper_id: string; product_id: string; color_id: string; size_id: string;
  created_at: GeneratedInstant; sent_at: InstantOrNull;
}

export interface StockCountLinesTable {
  count_id: string; product_id: string; color_id: string; size_id: string; counted: number;
  expected: number; counted_by: string; needs_second: Generated<boolean>; second: number | null;
  second_expected: number | null; second_by: string | null; short: number | null; entered_at: Instant;
  unit_cost: number | null;
}

export interface StockCountsTable {
  id: Generated<string>; number: GeneratedAlways<number>; place: Generated<string>;
  category_id: string | null; state: Generated<string>; made_by: string; made_at: Instant;
  ended_by: string | null; ended_at: InstantOrNull;
}

export interface StockLedgerTable {
  id: GeneratedAlways<number>; product_id: string; color_id: string; size_id: string; change: number;
  reason: string; actor: string; order_id: string | null; at: GeneratedInstant;
  bucket: Generated<string>; note: string | null; receipt_id: string | null; count_id: string | null;
  value: Generated<number>; is_opening: Generated<boolean>;
}

export interface SubcategoriesTable {
  id: Generated<string>; category_id: string; slug: string; name_en: string; name_ar: string;
  returnable: Generated<boolean>; picture_id: string | null; tint: Generated<string>;
  position: Generated<number>; keep_reason_en: Generated<string>; keep_reason_ar: Generated<string>;
  return_days: number | null; exchange_days: number | null; version: Generated<number>;
  former_ids: Generated<string[]>;
}

export interface SuppliersTable {
  id: Generated<string>; name: string; created_at: GeneratedInstant; phone: Generated<string>;
  note: Generated<string>; version: Generated<number>; archived_at: InstantOrNull;
}

export interface TasksTable {
  id: Generated<string>; kind: string; order_id: string | null; subject: Generated<string>;
  details: Json; opened_at: GeneratedInstant; done_at: InstantOrNull; done_by: string | null;
}

export interface TelegramLinksTable {
  code_hash: string; staff_id: string; language: string; expires_at: Instant;
}

export interface TrustMarksTable {
  shopper_id: string; level: string; reason: string; until: Instant; set_by: string;
  set_at: GeneratedInstant;
}

export interface VariantsTable {
  product_id: string; color_id: string; size_id: string; stock: Generated<number>;
  damaged: Generated<number>; barcode: Generated<string>; sku: string | null; value: Generated<number>;
  damaged_value: Generated<number>; low_level: number | null;
}

export interface VerificationCodesTable {
  id: Generated<string>; phone: string; code_hmac: string; browser_hash: string | null; origin: string;
  number_block: string; created_at: GeneratedInstant; expires_at: Instant; tries: Generated<number>;
  used_at: InstantOrNull; replaced_at: InstantOrNull; audience: Generated<string>;
}

export interface VerificationFailuresTable {
  phone: string; browser_hash: string | null; at: GeneratedInstant; id: GeneratedAlways<number>;
  audience: Generated<string>;
}

export interface WaybillsTable {
  company_id: string; number: string; parcel_id: string; given_at: GeneratedInstant;
}

export interface WebhookDeliveriesTable {
  id: Generated<string>; webhook_id: string; event: string; data: Json; parcel_id: string | null;
  at: GeneratedInstant; attempts: Generated<number>; due_at: GeneratedInstant; tries: Json;
  delivered_at: InstantOrNull; dead_at: InstantOrNull;
}

export interface WebhooksTable {
  id: Generated<string>; name: string; url: string; events: string[]; sends_address: Generated<boolean>;
  company_id: string | null; seed: string; old_seed: string | null; old_until: InstantOrNull;
  off_at: InstantOrNull; off_reason: string | null; failing_since: InstantOrNull;
  version: Generated<number>; created_at: Instant;
}

export interface Tables {
  accepted_defaults: AcceptedDefaultsTable; archives: ArchivesTable; audit_log: AuditLogTable;
  backups: BackupsTable; bought_together: BoughtTogetherTable;
  bought_together_counts: BoughtTogetherCountsTable; bought_together_orders: BoughtTogetherOrdersTable;
  brand_followers: BrandFollowersTable; brand_news: BrandNewsTable; brands: BrandsTable;
  call_attempts: CallAttemptsTable; cart_lines: CartLinesTable; carts: CartsTable;
  case_messages: CaseMessagesTable; cases: CasesTable; cash_accounts: CashAccountsTable;
  cash_counts: CashCountsTable; cash_days: CashDaysTable; cash_entries: CashEntriesTable;
  cash_lines: CashLinesTable; cash_sums: CashSumsTable; catalog_changes: CatalogChangesTable;
  categories: CategoriesTable; chat_carts: ChatCartsTable; colors: ColorsTable;
  companies: CompaniesTable; company_heads: CompanyHeadsTable;
  company_outcome_words: CompanyOutcomeWordsTable; company_statements: CompanyStatementsTable;
  compensations: CompensationsTable; console_events: ConsoleEventsTable;
  coupon_assignments: CouponAssignmentsTable; coupon_redemptions: CouponRedemptionsTable;
  coupons: CouponsTable; customer_notes: CustomerNotesTable; device_events: DeviceEventsTable;
  erased_outcomes: ErasedOutcomesTable; exchange_rates: ExchangeRatesTable; favorites: FavoritesTable;
  favorites_let_go: FavoritesLetGoTable; feed_key: FeedKeyTable; help_pages: HelpPagesTable;
  help_parts: HelpPartsTable; help_versions: HelpVersionsTable; home_content: HomeContentTable;
  idempotency_keys: IdempotencyKeysTable; ignored_questions: IgnoredQuestionsTable;
  import_addresses: ImportAddressesTable; import_headings: ImportHeadingsTable;
  import_heads: ImportHeadsTable; import_parts: ImportPartsTable; import_pictures: ImportPicturesTable;
  import_products: ImportProductsTable; import_rows: ImportRowsTable; import_words: ImportWordsTable;
  imports: ImportsTable; invoice_buyers: InvoiceBuyersTable; invoice_series: InvoiceSeriesTable;
  invoices: InvoicesTable; job_runs: JobRunsTable; key_fingerprints: KeyFingerprintsTable;
  key_idempotency_keys: KeyIdempotencyKeysTable; known_browsers: KnownBrowsersTable;
  line_figures: LineFiguresTable; machine_keys: MachineKeysTable; message_counts: MessageCountsTable;
  message_templates: MessageTemplatesTable; milestones: MilestonesTable;
  notification_wishes: NotificationWishesTable; notifications: NotificationsTable;
  order_changes: OrderChangesTable; order_costs: OrderCostsTable; order_figures: OrderFiguresTable;
  order_history: OrderHistoryTable; order_lines: OrderLinesTable; order_messages: OrderMessagesTable;
  order_notes: OrderNotesTable; order_presence: OrderPresenceTable; order_shares: OrderSharesTable;
  order_views: OrderViewsTable; orders: OrdersTable; outbox: OutboxTable;
  parcel_history: ParcelHistoryTable; parcel_undos: ParcelUndosTable; parcels: ParcelsTable;
  pictures: PicturesTable; points_ledger: PointsLedgerTable; price_change_rows: PriceChangeRowsTable;
  price_changes: PriceChangesTable; privacy_requests: PrivacyRequestsTable;
  product_change_rows: ProductChangeRowsTable; product_changes: ProductChangesTable;
  product_colors: ProductColorsTable; product_days: ProductDaysTable;
  product_pictures: ProductPicturesTable; product_previews: ProductPreviewsTable;
  product_search: ProductSearchTable; product_slugs: ProductSlugsTable; products: ProductsTable;
  rate_counts: RateCountsTable; receipt_lines: ReceiptLinesTable; receipts: ReceiptsTable;
  refresh_tokens: RefreshTokensTable; refusal_strikes: RefusalStrikesTable;
  remitted_waybills: RemittedWaybillsTable; return_items: ReturnItemsTable;
  return_photos: ReturnPhotosTable; return_stops: ReturnStopsTable; returns: ReturnsTable;
  review_reports: ReviewReportsTable; review_votes: ReviewVotesTable; reviews: ReviewsTable;
  run_stops: RunStopsTable; runs: RunsTable; saved_addresses: SavedAddressesTable;
  saved_lines: SavedLinesTable; search_misses: SearchMissesTable; search_synonyms: SearchSynonymsTable;
  sessions: SessionsTable; settings: SettingsTable; settlement_lines: SettlementLinesTable;
  settlements: SettlementsTable; shoppers: ShoppersTable; size_guides: SizeGuidesTable;
  sizes: SizesTable; source_days: SourceDaysTable; staff: StaffTable; staff_audit: StaffAuditTable;
  staff_audit_chain: StaffAuditChainTable; staff_desks: StaffDesksTable;
  staff_idempotency_keys: StaffIdempotencyKeysTable; staff_links: StaffLinksTable;
  staff_news: StaffNewsTable; staff_news_wishes: StaffNewsWishesTable;
  staff_passkeys: StaffPasskeysTable; staff_pins: StaffPinsTable;
  staff_push_devices: StaffPushDevicesTable; staff_recovery_codes: StaffRecoveryCodesTable;
  staff_reveals: StaffRevealsTable; staff_second_failures: StaffSecondFailuresTable;
  staff_sessions: StaffSessionsTable; staff_spent_challenges: StaffSpentChallengesTable;
  stock_alerts: StockAlertsTable; stock_count_lines: StockCountLinesTable;
  stock_counts: StockCountsTable; stock_ledger: StockLedgerTable; subcategories: SubcategoriesTable;
  suppliers: SuppliersTable; tasks: TasksTable; telegram_links: TelegramLinksTable;
  trust_marks: TrustMarksTable; variants: VariantsTable; verification_codes: VerificationCodesTable;
  verification_failures: VerificationFailuresTable; waybills: WaybillsTable;
  webhook_deliveries: WebhookDeliveriesTable; webhooks: WebhooksTable;
}

