import { useLoaderData } from 'react-router';
import { ownPage as t } from '#texts/own-page';
import { ask } from '../../client/ask.ts';
import { useMe } from '../../layout/me.ts';
import { Person } from '../../layout/person.tsx';
import { Page } from '../../ui/page.tsx';
import css from '../staff.module.css';
import { PasskeyList } from './passkey-list.tsx';

export const loader = async () => ask('listPasskeys');

/** What a member decides about their own way into the console. */
function OwnPage() {
  const { passkeys } = useLoaderData<typeof loader>();
  const me = useMe();
  return (
    <Page title={t.title} back="/more" layout="form">
      <div className={css.me}>
        <Person me={me} />
      </div>
      <PasskeyList loaded={passkeys} />
    </Page>
  );
}

export { OwnPage as Page };
