/** Everything the shop owns as one file. */
export const archive = {
  title: 'Take everything elsewhere',
  what: 'One ZIP file: products, customers, orders, stock, cash, invoices, reviews and settings as tables that every spreadsheet opens, and all pictures.',
  careful: 'It holds the names, phones and addresses of your customers. Keep it as you keep your cash.',
  kept: 'It is kept for 24 hours. A link to it works once.',
  make: 'Make the file',
  again: 'Make it again',
  making: 'The file is being made',
  progress: (done: string, all: string) => `${done} of ${all} tables and pictures`,
  leave: 'You may leave this page. It goes on.',
  ready: (size: string) => `The file is ready, ${size} MB`,
  until: (when: string) => `It is deleted on ${when}`,
  madeBy: (who: string) => `Asked for by ${who}`,
  download: 'Download it',
  failed: 'The file could not be made. Try again.',
  tooLarge:
    'Everything together is more than 4 GB, which a ZIP cannot hold. Copy the data folder of the server instead.',
  readme:
    'Each file in tables/ is a table of the shop: UTF-8, commas, the names of the columns in the first row. columns.json says the type of each column. Amounts are whole new Syrian pounds, but what goods cost is in US cents: value and damaged_value in variants and stock_ledger, and unit_cost of receipts in USD. A rate is hundredths of a pound for one dollar. Times are UTC. An apostrophe stands before a text that a spreadsheet would run as a formula. pictures/ has each picture in its largest size, named by pictures.csv. checksums.sha256 can be checked with: sha256sum -c checksums.sha256',
};
