import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { texts } from './by-language.ts';

test.each(languages)('the search of the console names pages as they name themselves (%s)', (language) => {
  const t = texts[language];
  expect(t.places).toEqual({
    newOrder: t.newOrder.title,
    board: t.consoleOrders.asBoard,
    callList: t.consoleOrders.callList,
    addProducts: t.newPieces.title,
    newProduct: t.products.new,
    photographing: t.photographing.title,
    importProducts: t.imports.title,
    importCustomers: t.customerImport.title,
    taxonomy: t.taxonomy.title,
    sizeGuides: t.sizeGuides.title,
    pricing: t.priceDesk.title,
    changes: t.productChanges.title,
    receipts: t.stock.receipts,
    counts: t.stockCounts.title,
    suppliers: t.stockCosts.suppliers,
    rates: t.stockCosts.rates,
    newCoupon: t.couponDesk.new,
    newTop: t.contentDesk.add.hero,
    newNotice: t.contentDesk.add.notice,
    newCollection: t.contentDesk.add.collection,
    newLook: t.contentDesk.add.look,
    newLink: t.contentDesk.add.banner,
    templates: t.messageDesk.title,
    closures: t.closures.title,
    invite: t.staff.invite,
    addWebhook: t.webhooks.add,
    alerts: t.staffNews.title,
    me: t.ownPage.title,
  });
});
