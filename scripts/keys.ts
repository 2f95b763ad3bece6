// Makes the keys of a shop, rotates them, or accepts the ones that are set as those of the database: `npm run keys`.
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../src/api/config.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import type { Db } from '../src/api/platform/db/database.ts';
import { migrate } from '../src/api/platform/db/migrate.ts';
import { newPushKeys } from '../src/api/platform/integrations/push/open-push.ts';
import {
  acceptKeys,
  foreignKeys,
  isAboutToRotate,
  newKeys,
  readKeys,
  rotateStoredKeys,
  rotationUntil,
} from '../src/api/secrets.ts';
import { onDatabase } from './on-database.ts';

helpIfAsked('keys');

const { values } = parseArgs({ options: { accept: { type: 'boolean' }, rotate: { type: 'boolean' } } });
if (values.rotate === true || values.accept === true)
  await onDatabase(async ({ db, url }) => {
    await migrate(url);
    const config = readConfig(process.env);
    process.stdout.write(`${await (values.rotate === true ? rotate(db, config) : accept(db, config))}\n`);
  });
else {
  const [{ pepper, tokenKey }, push] = [newKeys(), newPushKeys()];
  process.stdout.write(
    [
      `CODE_PEPPER=${pepper}`,
      `TOKEN_KEY=${tokenKey}`,
      `VAPID_PUBLIC_KEY=${push.publicKey}`,
      `VAPID_PRIVATE_KEY=${push.privateKey}`,
      '',
    ].join('\n'),
  );
}

/** New keys after those of a shop: in its file, or as lines for its environment. */
async function rotate(db: Db, config: Config): Promise<string> {
  const [keys, now] = [readKeys(config), new Date()];
  const foreign = await foreignKeys(db, keys, now);
  if (foreign.length > 0) throw new Error(`${foreign.join(' and ')} is not the key of this database.`);
  if (await isAboutToRotate(db, keys))
    throw new Error('New keys are set already: start the store with them first.');
  const until = await rotationUntil(db, now);
  if (until !== null)
    throw new Error(`The keys are being rotated until ${until.toISOString()}: the next time after that.`);
  const { pepper, tokenKey } = config.secrets;
  const lines = [];
  const made = newKeys();
  if (pepper !== null) lines.push(`CODE_PEPPER=${made.pepper}`, `CODE_PEPPER_BEFORE=${pepper}`);
  if (tokenKey !== null) lines.push(`TOKEN_KEY=${made.tokenKey}`, `TOKEN_KEY_BEFORE=${tokenKey}`);
  if (pepper === null || tokenKey === null)
    lines.push(
      `New keys are in ${rotateStoredKeys(config.dataDir)}. Start the store again: it takes those before for one more day.`,
    );
  else
    process.stderr.write(
      'Set these four for every instance and start all of them again within the hour. After a day take those with BEFORE out.\n',
    );
  return lines.join('\n');
}

async function accept(db: Db, config: Config): Promise<string> {
  const [keys, now] = [readKeys(config), new Date()];
  const foreign = await foreignKeys(db, keys, now);
  await acceptKeys(db, keys, now);
  return foreign.length === 0
    ? 'The keys are those of the database already.'
    : `${foreign.join(' and ')} accepted. Everybody signs in anew; members of the staff with an authenticator app or a PIN set them up again, an owner enters by npm run console:owner.`;
}
