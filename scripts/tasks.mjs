// What `npm run` does, for run.mjs.

/**
 * `usage`: what may follow the name. `options`: the only ones there are; without it everything is handed on. `settings`:
 * works on the merchant's store, and so reads `.env`; tests and measurements never do. `built`: runs what was built.
 */
export const tasks = {
  start: {
    does: 'Opens the store: installs and builds what is missing, starts a PostgreSQL of its own, fills a demo shop.',
    options: {},
    settings: true,
    // Without types to strip and a thousand files to find it starts in half the time.
    built: true,
    // The young generation of 8 MB instead of 32: a quarter less memory at rest, for at most 8 % more processor time.
    node: ['--max-semi-space-size=8'],
    steps: [
      ['pages', 'stale'],
      ['server', 'stale'],
      ['node', 'src/server.ts'],
    ],
  },
  dev: {
    does: 'Opens the store with pages that follow their sources, in both languages: a saved file is seen at once.',
    options: {},
    settings: true,
    steps: [
      ['pages', 'missing'],
      ['node', 'scripts/dev.ts'],
    ],
  },
  test: {
    does: 'Runs every check, unit test and journey in a browser, or those of the folders and files that are named.',
    usage: '[src/api/buying/cart] [e2e/cart.journey.ts]',
    options: {
      '--project phone': 'journeys at this width alone, also those of the other one; phone or desk',
    },
    steps: [['node', 'scripts/test.ts']],
  },
  gallery: {
    does: 'Draws every state of shop, console and round, and what they are made of, into pages to scroll in gallery/.',
    usage: '[shop/cart]',
    options: {
      '--all': 'in every language, theme, width and size of text, not in six looks',
      '--check': 'no pages; says what is too wide or closed to some, and what looks other than it was stored',
      '--store': 'no pages; stores small pictures on this machine, before a change',
    },
    steps: [
      ['pages', 'stale'],
      ['server', 'stale'],
      ['node', 'scripts/gallery.ts'],
    ],
  },
  check: {
    does: 'Checks types, rules, form, unused code, texts in both languages and the sizes of pages.',
    options: { '--changed': 'only the files that differ from main, without the sizes of pages: seconds' },
    steps: [
      ['pages', 'stale', 'whole'],
      ['node', 'scripts/check.ts'],
    ],
  },
  build: {
    does: 'Builds the pages of both languages and the server into DIST, which then starts after npm ci --omit=dev.',
    options: { '--stale': 'only what has changed since it was built' },
    settings: true,
    steps: [
      ['pages', 'always'],
      ['server', 'always'],
    ],
  },
  migrate: {
    does: 'Brings the database up to date, and writes db/schema.sql and the types of its tables.',
    options: {},
    settings: true,
    steps: [['node', 'scripts/migrate.ts']],
  },
  seed: {
    does: 'Fills an empty database with the demo shop, and adds generated products and orders to measure on.',
    options: {
      '--products 20000': 'so many generated products, 0 to 1000000. Default: 0',
      '--orders 500000': 'so many generated orders of two years, 0 to 2000000. Default: 0',
    },
    settings: true,
    steps: [['node', 'scripts/seed.ts']],
  },
  order: {
    does: 'Moves an order along from a terminal, without the console.',
    usage: '<number> <status> [reason]',
    options: {},
    settings: true,
    steps: [['node', 'scripts/order.ts']],
  },
  'console:owner': {
    does: "Lets the first owner into the merchant's console: prints a link that works once, for 30 minutes.",
    usage: '<phone> [name]',
    options: {
      '--add': 'makes another owner where there is one already',
      "--by <owner's phone>": 'which owner wants that; goes with --add',
    },
    settings: true,
    steps: [['node', 'scripts/console-owner.ts']],
  },
  'console:audit': {
    does: 'Checks the whole log of what the staff did: that no line of it was changed or taken out. Prints its last link.',
    options: {
      '--since 1234:6f1c…':
        'a link printed earlier, which has to be there still: a log that was cut off is whole in itself',
    },
    settings: true,
    steps: [['node', 'scripts/console-audit.ts']],
  },
  backup: {
    does: 'Backs up the embedded database, the uploads and the secrets into BACKUP_DIR, and starts the copy to check it.',
    options: {},
    settings: true,
    steps: [['node', 'scripts/backup.ts']],
  },
  restore: {
    does: 'Restores a backup into an empty folder, the newest state or that of a time, and checks it.',
    usage: '<folder>',
    options: {
      '--at "2026-11-28 14:05"': 'the time in Damascus whose state is wanted, as a minute before a mistake',
      '--from <folder>': 'the folder of the backups. Default: BACKUP_DIR',
    },
    settings: true,
    steps: [['node', 'scripts/restore.ts']],
  },
  move: {
    does: 'Moves a running shop into an empty folder or database, also of another version of PostgreSQL.',
    usage: '<folder or postgres://…> <folder or postgres://…>',
    options: {},
    settings: true,
    steps: [['node', 'scripts/move.ts']],
  },
  doctor: {
    does: 'Looks at a shop that runs or stands: settings, clock, keys, migrations, disk, pictures, jobs, backup, books.',
    options: {},
    settings: true,
    steps: [['node', 'scripts/doctor.ts']],
  },
  keys: {
    does: 'Prints new keys for the environment of a shop of several instances, or rotates those of a shop.',
    options: {
      '--rotate': 'makes new keys after those that are set, which are accepted for one more day',
      '--accept': 'accepts the keys that are set as those of the database, where the old ones are lost',
    },
    settings: true,
    steps: [['node', 'scripts/keys.ts']],
  },
  bench: {
    does: 'Measures how many requests the store answers, beside a bare Fastify, in a folder of its own.',
    options: {
      '--seconds 4': 'how long each call is measured',
      '--products 2000,20000': 'on how many generated products, one after the other',
      '--connections 1,16,64': 'over how many connections at once, one after the other',
      '--no-cache': 'leaves out the answers given from memory',
    },
    steps: [
      ['pages', 'stale'],
      ['server', 'stale'],
      ['node', 'bench/run.ts'],
    ],
  },
  'bench:console': {
    does: "Measures how long the console's reports and lists take, in a shop of 20,000 products and 500,000 orders.",
    options: {
      '--data <folder>': 'the shop; it is made there if the folder is empty, and stays',
      '--products 20000': 'how many products it is made with',
      '--orders 500000': 'how many orders it is made with',
      '--times 9': 'how often each call is made',
      '--only <words>': 'only the calls with this in their name',
      '--against <folder>': 'another version of this project, which answers in turn',
    },
    steps: [
      ['server', 'stale'],
      ['node', 'bench/console.ts'],
    ],
  },
  simulate: {
    does: 'Lets a shop live through days of orders, returns, cash, restarts and cuts, and checks its books every night.',
    options: {
      '--days 365': 'how many days it lives, a second or two each. Default: 365',
      '--seed 7': 'which days; the same seed meets the same ones again. Default: new ones',
    },
    steps: [
      ['server', 'stale'],
      ['node', 'scripts/simulate.ts'],
    ],
  },
  drill: {
    does: 'Tries the promises of docs/running.md on this machine: two stores behind a proxy, and the way back from a backup.',
    usage: '[nginx] [haproxy] [back-again] [killed] [pooler] [full-disk] [wrong-clock]',
    options: {},
    steps: [
      ['pages', 'stale'],
      ['server', 'stale'],
      ['node', 'scripts/drill.ts'],
    ],
  },
  pictures: {
    does: 'Draws the pictures of the demo shop whose drawing has changed.',
    options: {},
    steps: [['node', 'scripts/draw-pictures.ts']],
  },
};
