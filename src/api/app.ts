import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { Settings } from '../shop/settings.ts';
import { accountRoutes } from './account/routes.ts';
import { guardSession, sessionReader } from './account/sessions/session.ts';
import { alertRoutes } from './alerts/routes.ts';
import { archiveRoutes } from './archive/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { exportRoutes } from './cash/export-routes.ts';
import { cashRoutes } from './cash/routes.ts';
import { nextExpiryReader } from './catalog/next-expiry.ts';
import { oldestNewReader } from './catalog/oldest-new.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { staffOrderRoutes } from './checkout/staff-order-routes.ts';
import type { Config } from './config.ts';
import { couponOnCart } from './coupons/cart-coupon.ts';
import { couponDeskRoutes } from './coupons/desk/desk-routes.ts';
import { couponsRoutes } from './coupons/routes.ts';
import { caseDeskRoutes } from './customers/case-routes.ts';
import { customerDeskRoutes } from './customers/desk-routes.ts';
import { privacyRoutes } from './customers/privacy-routes.ts';
import { shopperCaseRoutes } from './customers/shopper-case-routes.ts';
import { type Changes, noChanges } from './db/changes/changes.ts';
import type { Db } from './db/database.ts';
import { REQUEST_MS, withDeadline } from './db/deadline.ts';
import { openDocuments } from './documents/documents.ts';
import { drawingRoutes } from './drawings/routes.ts';
import { factsRoutes } from './facts/routes.ts';
import { favoritesRoutes } from './favorites/routes.ts';
import { companyRoutes } from './fulfilment/companies/company-routes.ts';
import { unpostStatement } from './fulfilment/companies/unpost-statement.ts';
import { bulkRoutes } from './fulfilment/desk/bulk-routes.ts';
import { viewRoutes } from './fulfilment/desk/list/view-routes.ts';
import { orderConsoleRoutes } from './fulfilment/desk/order-routes.ts';
import { noteRoutes } from './fulfilment/desk/order/note-routes.ts';
import { presenceRoutes } from './fulfilment/desk/order/presence-routes.ts';
import { paperRoutes } from './fulfilment/desk/paper-routes.ts';
import { revealRoutes } from './fulfilment/desk/reveal-routes.ts';
import { eventRoutes } from './fulfilment/event-routes.ts';
import { fulfilmentRoutes } from './fulfilment/routes.ts';
import { runConsoleRoutes } from './fulfilment/runs/run-routes.ts';
import { textRoutes } from './help/desk/text-routes.ts';
import { helpRoutes } from './help/routes.ts';
import { contentRoutes } from './home/desk/content-routes.ts';
import { homeRoutes } from './home/routes.ts';
import { addBodyParsers } from './http/body-parsers.ts';
import { PublicCache } from './http/cache/public-cache.ts';
import { hideDevPaths } from './http/dev-paths.ts';
import { limitBodyDepth } from './http/guards/body-depth.ts';
import { FILE_MS, limitBodyTime } from './http/guards/body-time.ts';
import { clientErrorHandlers } from './http/guards/client-errors.ts';
import { warnOfProxy } from './http/guards/proxy-warning.ts';
import { limitRequests } from './http/guards/rate-limit.ts';
import { refuseUnknown } from './http/guards/refuse-unknown.ts';
import { guardXsrf } from './http/guards/xsrf.ts';
import { newRequestId } from './http/in-process.ts';
import { referenceRoutes } from './http/openapi/reference.ts';
import { healthRoutes } from './http/operations/health.ts';
import { logOptions } from './http/operations/log.ts';
import { metricsRoutes } from './http/operations/metrics.ts';
import { tagPublicAnswers } from './http/reply/etag.ts';
import { sendSecurityHeaders } from './http/reply/headers.ts';
import { sendThrown } from './http/reply/send.ts';
import { importRoutes } from './imports/routes.ts';
import type { Integrations } from './integrations/integrations.ts';
import { invoiceDeskRoutes } from './invoices/desk-routes.ts';
import { creditDifference, rechargeDifference } from './invoices/order-invoices.ts';
import { invoicesRoutes } from './invoices/routes.ts';
import { meterJobs } from './jobs/job-runs.ts';
import { meterMessages } from './jobs/message-metrics.ts';
import { servePictures } from './media/picture-files.ts';
import { mediaRoutes } from './media/routes.ts';
import { newsRoutes } from './messages/news-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { templateRoutes } from './messages/template-routes.ts';
import { ordersRoutes } from './orders/routes.ts';
import { shareRoutes } from './orders/share-routes.ts';
import { pointsRoutes } from './points/routes.ts';
import { productBulkRoutes } from './products/bulk/bulk-routes.ts';
import { priceRoutes } from './products/prices/price-routes.ts';
import { productsRoutes } from './products/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { closeOpen } from './returns/close-open.ts';
import { returnDeskRoutes } from './returns/desk/desk-routes.ts';
import { substituteRoutes } from './returns/desk/substitute.ts';
import { returnPhotoRoutes } from './returns/photos/photo-routes.ts';
import { myRunRoutes } from './returns/round/my-run-routes.ts';
import { returnsRoutes } from './returns/routes.ts';
import { reviewDeskRoutes } from './reviews/desk-routes.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { searchDeskRoutes } from './search/desk/desk-routes.ts';
import { searchRoutes } from './search/routes.ts';
import type { Secrets } from './secrets.ts';
import { seoRoutes } from './seo/routes.ts';
import { meterSettings, settingsReader } from './settings.ts';
import { closureRoutes } from './settings/closure-routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { setupRoutes } from './settings/setup-routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { labelRoutes } from './stock/labels.ts';
import { rateRoutes } from './stock/rates.ts';
import { stockRoutes } from './stock/routes.ts';
import { supplierRoutes } from './stock/suppliers.ts';
import type { Store } from './store.ts';
import { taxonomyRoutes } from './taxonomy/routes.ts';
import { findRoutes } from './today/find-routes.ts';
import { todayRoutes } from './today/today-routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { meterWebhooks } from './webhooks/webhook-metrics.ts';

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
    logger: logOptions(config),
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
  (store) => metricsRoutes(store, [meterMessages, meterSettings, meterJobs, meterWebhooks]),
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
  favoritesRoutes,
  reviewsRoutes,
  reviewDeskRoutes,
  (store) => cartRoutes(store, couponOnCart),
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
  caseDeskRoutes,
  staffOrderRoutes,
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
  app.addHook('preHandler', (_request, _reply, done) => withDeadline(REQUEST_MS, done));
  guardXsrf(store);
  guardSession(store);
}
