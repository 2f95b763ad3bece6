// Makes the keys of a shop, or accepts the ones that are set as those of the database: `npm run keys`.
import { parseArgs } from 'node:util';
import { readConfig } from '../src/api/config.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { migrate } from '../src/api/platform/db/migrate.ts';
import { newPushKeys } from '../src/api/platform/integrations/push/open-push.ts';
import { acceptSecrets, foreignKeys, newSecrets, readSecrets } from '../src/api/secrets.ts';
import { onDatabase } from './on-database.ts';

helpIfAsked('keys');

const { values } = parseArgs({ options: { accept: { type: 'boolean' } } });
if (values.accept === true)
  await onDatabase(async ({ db, url }) => {
    const secrets = readSecrets(readConfig(process.env));
    await migrate(url);
    const foreign = await foreignKeys(db, secrets);
    await acceptSecrets(db, secrets);
    process.stdout.write(
      foreign.length === 0
        ? 'The keys are those of the database already.\n'
        : `${foreign.join(' and ')} accepted. Everybody signs in anew; members of the staff with an authenticator app or a PIN set them up again, an owner enters by npm run console:owner.\n`,
    );
  });
else {
  const [{ pepper, tokenKey }, push] = [newSecrets(), newPushKeys()];
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
