import { archiveCalls } from './archive/calls.ts';
import { cashCalls } from './cash/calls.ts';
import { staffOrderCalls } from './checkout/staff-order-calls.ts';
import { couponDeskCalls } from './coupons/desk/desk-calls.ts';
import { caseCalls } from './customers/case-calls.ts';
import { customerDeskCalls } from './customers/desk-calls.ts';
import { privacyCalls } from './customers/privacy-calls.ts';
import { drawingCalls } from './drawings/calls.ts';
import { fulfilmentCalls } from './fulfilment/calls.ts';
import { companyCalls } from './fulfilment/companies/company-calls.ts';
import { bulkCalls, editCalls, noteCalls } from './fulfilment/desk-calls.ts';
import { eventCalls } from './fulfilment/event-calls.ts';
import { packingCalls } from './fulfilment/papers/packing-calls.ts';
import { carrierReportCalls } from './fulfilment/runs/report-calls.ts';
import { runCalls } from './fulfilment/runs/run-calls.ts';
import { viewCalls } from './fulfilment/view-calls.ts';
import { textCalls } from './help/desk/text-calls.ts';
import { contentCalls } from './home/desk/content-calls.ts';
import { importCalls } from './imports/calls.ts';
import { invoiceDeskCalls } from './invoices/desk-calls.ts';
import { keysOf } from './keys-of.ts';
import { mediaCalls } from './media/calls.ts';
import { messageLogCalls } from './messages/log-calls.ts';
import { newsCalls } from './messages/news-calls.ts';
import { templateCalls } from './messages/template-calls.ts';
import { productBulkCalls } from './products/bulk/bulk-calls.ts';
import { productsCalls } from './products/calls.ts';
import { productEditorCalls } from './products/editor-calls.ts';
import { priceCalls } from './products/prices/price-calls.ts';
import { reportCalls } from './reports/calls.ts';
import { returnDeskCalls, substituteCalls } from './returns/desk-calls.ts';
import { reviewDeskCalls } from './reviews/desk-calls.ts';
import { searchDeskCalls } from './search/desk-calls.ts';
import { settingsCalls } from './settings/calls.ts';
import { closureCalls } from './settings/closure-calls.ts';
import { setupCalls } from './settings/setup-calls.ts';
import { staffCalls } from './staff/calls.ts';
import { keyCalls } from './staff/key-calls.ts';
import { passkeyCalls } from './staff/passkey-calls.ts';
import { sharedLaptopCalls } from './staff/shared-laptop-calls.ts';
import { stockCalls } from './stock/calls.ts';
import { countCalls } from './stock/count-calls.ts';
import { rateCalls } from './stock/rate-calls.ts';
import { supplierCalls } from './stock/supplier-calls.ts';
import { taxonomyCalls } from './taxonomy/calls.ts';
import { sizeGuideCalls } from './taxonomy/size-guide-calls.ts';
import { todayCalls } from './today/calls.ts';
import { webhookCalls } from './webhooks/calls.ts';
import type { DataOfCall, InputOfCall, ParsedOfCall } from './wire/endpoint.ts';

/** All console calls, collected from the features. */
export const consoleEndpoints: ConsoleEndpoints = {
  ...staffCalls,
  ...passkeyCalls,
  ...sharedLaptopCalls,
  ...mediaCalls,
  ...drawingCalls,
  ...templateCalls,
  ...newsCalls,
  ...messageLogCalls,
  ...todayCalls,
  ...fulfilmentCalls,
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
  ...reportCalls,
  ...returnDeskCalls,
  ...substituteCalls,
  ...taxonomyCalls,
  ...sizeGuideCalls,
  ...customerDeskCalls,
  ...caseCalls,
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
  typeof sharedLaptopCalls &
  typeof mediaCalls &
  typeof drawingCalls &
  typeof templateCalls &
  typeof newsCalls &
  typeof messageLogCalls &
  typeof todayCalls &
  typeof fulfilmentCalls &
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
  typeof reportCalls &
  typeof returnDeskCalls &
  typeof substituteCalls &
  typeof taxonomyCalls &
  typeof sizeGuideCalls &
  typeof customerDeskCalls &
  typeof caseCalls &
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
