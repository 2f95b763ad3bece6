// Lets an owner into the merchant's console: `npm run console:owner -- <phone> [name]`.
import { parseArgs } from 'node:util';
import { readConfig } from '../src/api/config.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { makeOwner, type MadeOwner } from '../src/api/people/staff/make-owner.ts';
import { migrate } from '../src/api/platform/db/migrate.ts';
import { runningAddress } from '../src/api/platform/http/operations/running-address.ts';
import { parsePhone } from '../src/shop/people/account/phone.ts';
import { onDatabase } from './on-database.ts';

helpIfAsked('console:owner');

const refusals = {
  thereIsOne:
    'The shop has an owner, who lets others in from the console. To make another owner here: --add --by <owner’s phone>.',
  notAnOwner: 'The phone after --by is not that of an owner.',
  worksHere:
    'This number belongs to a member of the staff already: an owner gives them the role in the console.',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { add: { type: 'boolean', default: false }, by: { type: 'string', default: '' } },
});
const [typed = '', ...name] = positionals;
const phone = parsePhone(typed);
const by = parsePhone(values.by);
if (phone === null) report('Say which Syrian mobile: npm run console:owner -- 0944123456 "Rana Hallak"', 1);
else if (values.add && by === null) report('--add needs --by <owner’s phone>.', 1);
else
  await onDatabase(async ({ url, db, isOwn }) => {
    if (isOwn) await migrate(url);
    const wanted = { phone, name: name.join(' ') || 'Owner', by: values.add ? by : null };
    const made: MadeOwner = await makeOwner(db, wanted, new Date());
    if ('refused' in made) return report(refusals[made.refused], 1);
    const { publicUrl, dataDir } = readConfig(process.env);
    const isSaid = process.env['PUBLIC_URL'] !== undefined || process.env['PORT'] !== undefined;
    const address = isSaid ? publicUrl : ((await runningAddress(dataDir)) ?? publicUrl);
    report(`Open this within 30 minutes, once:\n${address}/console/enter#${made.token}`, 0);
  });

function report(said: string, exitCode: number): void {
  process.stdout.write(`${said}\n`);
  process.exitCode = exitCode;
}
