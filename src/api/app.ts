import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { Settings } from '../shop/settings.ts';
import { chatCartRoutes } from './buying/cart/chat-cart.ts';
import { cartRoutes } from './buying/cart/routes.ts';
import { checkoutRoutes } from './buying/checkout/routes.ts';
import { couponOnCart } from './buying/coupons/cart-coupon.ts';
import { couponDeskRoutes } from './buying/coupons/desk/desk-routes.ts';
import { couponsRoutes } from './buying/coupons/routes.ts';
import { ordersRoutes } from './buying/orders/routes.ts';
import { shareRoutes } from './buying/orders/share-routes.ts';
import { pointsRoutes } from './buying/points/routes.ts';
import { alertRoutes } from './catalog/alerts/routes.ts';
import { nextExpiryReader } from './catalog/browse/next-expiry.ts';
import { catalogRoutes } from './catalog/browse/routes.ts';
import { detailRoutes } from './catalog/details/routes.ts';
import { drawingRoutes } from './catalog/drawings/routes.ts';
import { favoritesRoutes } from './catalog/favorites/routes.ts';
import { feedRoutes } from './catalog/feeds/routes.ts';
import { mediaRoutes } from './catalog/media/routes.ts';
import { productBulkRoutes } from './catalog/products/bulk/bulk-routes.ts';
import { priceRoutes } from './catalog/products/prices/price-routes.ts';
import { productsRoutes } from './catalog/products/routes.ts';
import { reviewDeskRoutes } from './catalog/reviews/desk-routes.ts';
import { reviewsRoutes } from './catalog/reviews/routes.ts';
import { searchDeskRoutes } from './catalog/search/desk/desk-routes.ts';
import { oldestNewReader } from './catalog/search/index/oldest-new.ts';
import { searchRoutes } from './catalog/search/routes.ts';
import { seoRoutes } from './catalog/seo/routes.ts';
import { taxonomyRoutes } from './catalog/taxonomy/routes.ts';
import type { Config } from './config.ts';
import { companyRoutes } from './delivery/fulfilment/companies/company-routes.ts';
import { unpostStatement } from './delivery/fulfilment/companies/unpost-statement.ts';
import { bulkRoutes } from './delivery/fulfilment/desk/bulk-routes.ts';
import { viewRoutes } from './delivery/fulfilment/desk/list/view-routes.ts';
import { orderConsoleRoutes } from './delivery/fulfilment/desk/order-routes.ts';
import { noteRoutes } from './delivery/fulfilment/desk/order/note-routes.ts';
import { presenceRoutes } from './delivery/fulfilment/desk/order/presence-routes.ts';
import { paperRoutes } from './delivery/fulfilment/desk/paper-routes.ts';
import { revealRoutes } from './delivery/fulfilment/desk/reveal-routes.ts';
import { eventRoutes } from './delivery/fulfilment/event-routes.ts';
import { fulfilmentRoutes } from './delivery/fulfilment/routes.ts';
import { runConsoleRoutes } from './delivery/fulfilment/runs/run-routes.ts';
import { closeOpen } from './delivery/returns/close-open.ts';
import { returnDeskRoutes } from './delivery/returns/desk/desk-routes.ts';
import { substituteRoutes } from './delivery/returns/desk/substitute.ts';
import { returnPhotoRoutes } from './delivery/returns/photos/photo-routes.ts';
import { myRunRoutes } from './delivery/returns/round/my-run-routes.ts';
import { returnsRoutes } from './delivery/returns/routes.ts';
import { chatCartDeskRoutes } from './delivery/staff-orders/chat-carts.ts';
import { staffOrderRoutes } from './delivery/staff-orders/staff-order-routes.ts';
import { labelRoutes } from './delivery/stock/labels.ts';
import { rateRoutes } from './delivery/stock/rates.ts';
import { stockRoutes } from './delivery/stock/routes.ts';
import { supplierRoutes } from './delivery/stock/suppliers.ts';
import { backupRoutes } from './jobs/backup-routes.ts';
import { meterJobs } from './jobs/job-runs.ts';
import { meterMessages } from './jobs/message-metrics.ts';
import { exportRoutes } from './money/cash/export-routes.ts';
import { cashRoutes } from './money/cash/routes.ts';
import { invoiceDeskRoutes } from './money/invoices/desk-routes.ts';
import { creditDifference, rechargeDifference } from './money/invoices/order-invoices.ts';
import { invoicesRoutes } from './money/invoices/routes.ts';
import { archiveRoutes } from './office/archive/routes.ts';
import { caseDeskRoutes } from './office/customers/case-routes.ts';
import { customerDeskRoutes } from './office/customers/desk-routes.ts';
import { customerImportRoutes } from './office/customers/import-customers.ts';
import { privacyRoutes } from './office/customers/privacy-routes.ts';
import { shopperCaseRoutes } from './office/customers/shopper-case-routes.ts';
import { textRoutes } from './office/help/desk/text-routes.ts';
import { helpRoutes } from './office/help/routes.ts';
import { contentRoutes } from './office/home/desk/content-routes.ts';
import { homeRoutes } from './office/home/routes.ts';
import { importRoutes } from './office/imports/routes.ts';
import { reportRoutes } from './office/reports/routes.ts';
import { closureRoutes } from './office/settings/closure-routes.ts';
import { settingsRoutes } from './office/settings/routes.ts';
import { setupRoutes } from './office/settings/setup-routes.ts';
import { findRoutes } from './office/today/find-routes.ts';
import { todayRoutes } from './office/today/today-routes.ts';
import { webhookRoutes } from './office/webhooks/routes.ts';
import { meterWebhooks } from './office/webhooks/webhook-metrics.ts';
import { accountRoutes } from './people/account/routes.ts';
import { guardSession, sessionReader } from './people/account/sessions/session.ts';
import { factsRoutes } from './people/facts/routes.ts';
import { newsRoutes } from './people/messages/news-routes.ts';
import { messageRoutes } from './people/messages/routes.ts';
import { templateRoutes } from './people/messages/template-routes.ts';
import { staffRoutes } from './people/staff/routes.ts';
import { type Changes, noChanges } from './platform/db/changes/changes.ts';
import type { Db } from './platform/db/database.ts';
import { withDeadline } from './platform/db/deadline.ts';
import { openDocuments } from './platform/documents/documents.ts';
import { addBodyParsers } from './platform/http/body-parsers.ts';
import { PublicCache } from './platform/http/cache/public-cache.ts';
import { hideDevPaths } from './platform/http/dev-paths.ts';
import { limitBodyDepth } from './platform/http/guards/body-depth.ts';
import { FILE_MS, limitBodyTime } from './platform/http/guards/body-time.ts';
import { clientErrorHandlers } from './platform/http/guards/client-errors.ts';
import { warnOfProxy } from './platform/http/guards/proxy-warning.ts';
import { limitRequests } from './platform/http/guards/rate-limit.ts';
import { refuseUnknown } from './platform/http/guards/refuse-unknown.ts';
import { guardXsrf } from './platform/http/guards/xsrf.ts';
import { newRequestId } from './platform/http/in-process.ts';
import { referenceRoutes } from './platform/http/openapi/reference.ts';
import { healthRoutes } from './platform/http/operations/health.ts';
import { logAccess, logOptions } from './platform/http/operations/log.ts';
import { metricsRoutes } from './platform/http/operations/metrics.ts';
import { tagPublicAnswers } from './platform/http/reply/etag.ts';
import { sendSecurityHeaders } from './platform/http/reply/headers.ts';
import { sendThrown } from './platform/http/reply/send.ts';
import type { Integrations } from './platform/integrations/integrations.ts';
import { measureDisks } from './platform/storage/free-space.ts';
import { servePictures } from './platform/storage/picture-files.ts';
import type { Secrets } from './secrets.ts';
import { meterSettings, settingsReader } from './settings.ts';
import type { Store } from './store.ts';

export type AppParts = {
  db: Db;
  clock: () => Date;
  integrations: Integrations;
  config: Config;
  secrets: Secrets;
  /** Without it nothing is cached. */
  changes?: Changes;
};

/** The HTTP application, not yet listening: hooks for every request, then each feature's routes. */
export async function createApp(parts: AppParts): Promise<Store> {
  const { config } = parts;
  const app = fastify({
    ...logOptions(config),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 64 * 1024,
    requestTimeout: FILE_MS,
    // Closes connections of clients that stop reading; otherwise they would be held forever.
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: newRequestId,
    ...clientErrorHandlers(config.secure),
  });
  const { db, clock, changes = noChanges } = parts;
  const read = settingsReader({ db, clock, changes }, (error) =>
    app.log.error({ err: error }, 'settings cannot be read: their last values stand'),
  );
  let { name } = Settings.parse({}).identity;
  const settings = async () => {
    const now = await read();
    name = now.identity.name;
    return now;
  };
  app.decorate('shopName', (language) => name[language]);
  const cache = new PublicCache({ changes, clock, nextExpiry: nextExpiryReader(db, changes) });
  const documents = openDocuments(config.dataDir);
  app.addHook('onClose', async () => documents.close());
  const readOldestNew = oldestNewReader(db, changes);
  const cardSettings = async () => ({ ...(await settings()), oldestNew: await readOldestNew(clock()) });
  const store: Store = { ...parts, app, settings, cardSettings, changes, cache, documents };
  await passEveryRequest(app, store);
  for (const routes of FEATURES) routes(store);
  return store;
}

const FEATURES: ((store: Store) => void)[] = [
  (store) => metricsRoutes(store, [measureDisks, meterMessages, meterSettings, meterJobs, meterWebhooks]),
  factsRoutes,
  (store) => accountRoutes(store, closeOpen),
  staffRoutes,
  webhookRoutes,
  messageRoutes,
  templateRoutes,
  newsRoutes,
  servePictures,
  mediaRoutes,
  drawingRoutes,
  catalogRoutes,
  detailRoutes,
  searchRoutes,
  searchDeskRoutes,
  contentRoutes,
  textRoutes,
  settingsRoutes,
  closureRoutes,
  setupRoutes,
  stockRoutes,
  supplierRoutes,
  rateRoutes,
  labelRoutes,
  taxonomyRoutes,
  reportRoutes,
  importRoutes,
  archiveRoutes,
  productsRoutes,
  priceRoutes,
  productBulkRoutes,
  alertRoutes,
  seoRoutes,
  feedRoutes,
  favoritesRoutes,
  reviewsRoutes,
  reviewDeskRoutes,
  (store) => cartRoutes(store, couponOnCart),
  chatCartRoutes,
  couponsRoutes,
  couponDeskRoutes,
  pointsRoutes,
  (store) =>
    cashRoutes(store, {
      creditWaived: creditDifference,
      chargeAgain: rechargeDifference,
      unpost: unpostStatement,
    }),
  exportRoutes,
  ordersRoutes,
  shareRoutes,
  invoicesRoutes,
  invoiceDeskRoutes,
  fulfilmentRoutes,
  todayRoutes,
  backupRoutes,
  findRoutes,
  orderConsoleRoutes,
  bulkRoutes,
  noteRoutes,
  viewRoutes,
  presenceRoutes,
  revealRoutes,
  shopperCaseRoutes,
  privacyRoutes,
  customerDeskRoutes,
  customerImportRoutes,
  caseDeskRoutes,
  staffOrderRoutes,
  chatCartDeskRoutes,
  runConsoleRoutes,
  eventRoutes,
  companyRoutes,
  paperRoutes,
  checkoutRoutes,
  returnsRoutes,
  returnDeskRoutes,
  substituteRoutes,
  myRunRoutes,
  returnPhotoRoutes,
  homeRoutes,
  helpRoutes,
  healthRoutes,
  referenceRoutes,
];

async function passEveryRequest(app: FastifyInstance, store: Store): Promise<void> {
  app.setErrorHandler((error, request, reply) => sendThrown(request, reply, error));
  logAccess(app, store.config);
  refuseUnknown(app);
  sendSecurityHeaders(app, store.config.secure);
  await app.register(cookie);
  await addBodyParsers(app);
  tagPublicAnswers(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 600,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { level: 6 },
  });
  warnOfProxy(store);
  limitRequests(store, sessionReader(store.secrets));
  hideDevPaths(store);
  limitBodyDepth(app);
  limitBodyTime(app);
  // The deadline starts once the body is read, so that a slow upload does not use it up.
  app.addHook('preHandler', (_request, _reply, done) => withDeadline(store.config.requestMs, done));
  guardXsrf(store);
  guardSession(store);
}
