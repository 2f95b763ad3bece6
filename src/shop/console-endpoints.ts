import { couponDeskCalls } from './buying/coupons/desk/desk-calls.ts';
import { drawingCalls } from './catalog/drawings/calls.ts';
import { feedCalls } from './catalog/feeds/calls.ts';
import { mediaCalls } from './catalog/media/calls.ts';
import { productBulkCalls } from './catalog/products/bulk/bulk-calls.ts';
import { productsCalls } from './catalog/products/calls.ts';
import { productEditorCalls } from './catalog/products/editor-calls.ts';
import { priceCalls } from './catalog/products/prices/price-calls.ts';
import { reviewDeskCalls } from './catalog/reviews/desk-calls.ts';
import { searchDeskCalls } from './catalog/search/desk-calls.ts';
import { shareCalls } from './catalog/seo/share-calls.ts';
import { taxonomyCalls } from './catalog/taxonomy/calls.ts';
import { sizeGuideCalls } from './catalog/taxonomy/size-guide-calls.ts';
import { fulfilmentCalls } from './delivery/fulfilment/calls.ts';
import { companyCalls } from './delivery/fulfilment/companies/company-calls.ts';
import { conflictCalls } from './delivery/fulfilment/conflict-calls.ts';
import { bulkCalls, editCalls, noteCalls } from './delivery/fulfilment/desk-calls.ts';
import { eventCalls } from './delivery/fulfilment/event-calls.ts';
import { packingCalls } from './delivery/fulfilment/papers/packing-calls.ts';
import { carrierReportCalls } from './delivery/fulfilment/runs/report-calls.ts';
import { runCalls } from './delivery/fulfilment/runs/run-calls.ts';
import { viewCalls } from './delivery/fulfilment/view-calls.ts';
import { returnDeskCalls, substituteCalls } from './delivery/returns/desk-calls.ts';
import { staffOrderCalls } from './delivery/staff-orders/staff-order-calls.ts';
import { stockCalls } from './delivery/stock/calls.ts';
import { countCalls } from './delivery/stock/count-calls.ts';
import { onSaleCalls } from './delivery/stock/on-sale-calls.ts';
import { rateCalls } from './delivery/stock/rate-calls.ts';
import { supplierCalls } from './delivery/stock/supplier-calls.ts';
import { keysOf } from './keys-of.ts';
import { cashCalls } from './money/cash/calls.ts';
import { invoiceDeskCalls } from './money/invoices/desk-calls.ts';
import { archiveCalls } from './office/archive/calls.ts';
import { caseCalls } from './office/customers/case-calls.ts';
import { customerDeskCalls } from './office/customers/desk-calls.ts';
import { customerImportCalls } from './office/customers/import-calls.ts';
import { privacyCalls } from './office/customers/privacy-calls.ts';
import { textCalls } from './office/help/desk/text-calls.ts';
import { contentCalls } from './office/home/desk/content-calls.ts';
import { importCalls } from './office/imports/calls.ts';
import { reportCalls } from './office/reports/calls.ts';
import { settingsCalls } from './office/settings/calls.ts';
import { closureCalls } from './office/settings/closure-calls.ts';
import { setupCalls } from './office/settings/setup-calls.ts';
import { todayCalls } from './office/today/calls.ts';
import { webhookCalls } from './office/webhooks/calls.ts';
import { messageLogCalls } from './people/messages/log-calls.ts';
import { newsCalls } from './people/messages/news-calls.ts';
import { templateCalls } from './people/messages/template-calls.ts';
import { staffCalls } from './people/staff/calls.ts';
import { keyCalls } from './people/staff/key-calls.ts';
import { staffNewsCalls } from './people/staff/news-calls.ts';
import { passkeyCalls } from './people/staff/passkey-calls.ts';
import { sharedLaptopCalls } from './people/staff/shared-laptop-calls.ts';
import type { DataOfCall, InputOfCall, ParsedOfCall } from './wire/endpoint.ts';

/** All console calls, collected from the features. */
export const consoleEndpoints: ConsoleEndpoints = {
  ...staffCalls,
  ...passkeyCalls,
  ...staffNewsCalls,
  ...sharedLaptopCalls,
  ...mediaCalls,
  ...drawingCalls,
  ...feedCalls,
  ...shareCalls,
  ...templateCalls,
  ...newsCalls,
  ...messageLogCalls,
  ...todayCalls,
  ...fulfilmentCalls,
  ...conflictCalls,
  ...carrierReportCalls,
  ...viewCalls,
  ...editCalls,
  ...bulkCalls,
  ...noteCalls,
  ...runCalls,
  ...packingCalls,
  ...eventCalls,
  ...companyCalls,
  ...cashCalls,
  ...invoiceDeskCalls,
  ...settingsCalls,
  ...closureCalls,
  ...setupCalls,
  ...stockCalls,
  ...countCalls,
  ...supplierCalls,
  ...rateCalls,
  ...onSaleCalls,
  ...reportCalls,
  ...returnDeskCalls,
  ...substituteCalls,
  ...taxonomyCalls,
  ...sizeGuideCalls,
  ...customerDeskCalls,
  ...caseCalls,
  ...customerImportCalls,
  ...privacyCalls,
  ...staffOrderCalls,
  ...productsCalls,
  ...productEditorCalls,
  ...productBulkCalls,
  ...importCalls,
  ...archiveCalls,
  ...priceCalls,
  ...couponDeskCalls,
  ...searchDeskCalls,
  ...contentCalls,
  ...textCalls,
  ...reviewDeskCalls,
  ...keyCalls,
  ...webhookCalls,
};

// By name: inferred, its declaration would repeat each call in full, and every project would read it.
export type ConsoleEndpoints = typeof staffCalls &
  typeof passkeyCalls &
  typeof staffNewsCalls &
  typeof sharedLaptopCalls &
  typeof mediaCalls &
  typeof drawingCalls &
  typeof feedCalls &
  typeof shareCalls &
  typeof templateCalls &
  typeof newsCalls &
  typeof messageLogCalls &
  typeof todayCalls &
  typeof fulfilmentCalls &
  typeof conflictCalls &
  typeof carrierReportCalls &
  typeof viewCalls &
  typeof editCalls &
  typeof bulkCalls &
  typeof noteCalls &
  typeof runCalls &
  typeof packingCalls &
  typeof eventCalls &
  typeof companyCalls &
  typeof cashCalls &
  typeof invoiceDeskCalls &
  typeof settingsCalls &
  typeof closureCalls &
  typeof setupCalls &
  typeof stockCalls &
  typeof countCalls &
  typeof supplierCalls &
  typeof rateCalls &
  typeof onSaleCalls &
  typeof reportCalls &
  typeof returnDeskCalls &
  typeof substituteCalls &
  typeof taxonomyCalls &
  typeof sizeGuideCalls &
  typeof customerDeskCalls &
  typeof caseCalls &
  typeof customerImportCalls &
  typeof privacyCalls &
  typeof staffOrderCalls &
  typeof productsCalls &
  typeof productEditorCalls &
  typeof productBulkCalls &
  typeof importCalls &
  typeof archiveCalls &
  typeof priceCalls &
  typeof couponDeskCalls &
  typeof searchDeskCalls &
  typeof contentCalls &
  typeof textCalls &
  typeof reviewDeskCalls &
  typeof keyCalls &
  typeof webhookCalls;
export type ConsoleCallName = keyof ConsoleEndpoints;

export const consoleCallNames = keysOf(consoleEndpoints);

/** The input of a console call: one flat object, including path parameters. */
export type ConsoleInputOf<Name extends ConsoleCallName> = InputOfCall<ConsoleEndpoints[Name]>;

/** The `data` of a console call's answer. */
export type ConsoleDataOf<Name extends ConsoleCallName> = DataOfCall<ConsoleEndpoints[Name]>;

/** A console call's parsed input. */
export type ConsoleParsedOf<Name extends ConsoleCallName> = ParsedOfCall<ConsoleEndpoints[Name]>;
