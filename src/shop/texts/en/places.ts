/**
 * Pages and acts that the search of the console finds, in the words of their own pages: the texts of those are too many to load
 * with it.
 */
export const places = {
  newOrder: 'New order',
  board: 'Board',
  callList: 'Calls',
  addProducts: 'Add products',
  newProduct: 'New product',
  photographing: 'Photographing clothes',
  importProducts: 'Import products',
  importCustomers: 'Bring in customers',
  taxonomy: 'Brands and sizes',
  sizeGuides: 'Size guides',
  pricing: 'Bulk prices',
  changes: 'Earlier changes',
  receipts: 'Receipts',
  counts: 'Counts',
  suppliers: 'Suppliers',
  rates: 'Dollar rate',
  newCoupon: 'New coupon',
  newTop: 'New top',
  newNotice: 'New notice',
  newCollection: 'New collection',
  newLook: 'New look',
  newLink: 'New link',
  templates: 'Wording of messages',
  closures: 'Closures and days',
  invite: 'Invite',
  addWebhook: 'Add a webhook',
  alerts: 'Alerts',
  me: 'My alerts and sign-in',
};
