import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { accountProfile as t } from '#texts/account-profile';
import { callFrom } from '../../client/call-from.ts';
import { call } from '../../client/call.ts';
import { completeProfile, signOut } from '../../client/session.ts';
import { checkoutAddress } from '../../client/stored.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckoutSteps } from '../../ui/checkout-steps.tsx';
import { toast } from '../../ui/toast.ts';
import { noteUser, useShopper } from '../frame/shopper.ts';
import { Head } from '../head.tsx';
import { nextPath } from '../next-path.ts';
import { AddressFields } from './address-fields.tsx';
import { cityGroups } from './city-groups.ts';
import { NameFields } from './name-fields.tsx';
import { ParcelLabel } from './parcel-label.tsx';
import form from './profile-form.module.css';
import css from './profile-info-page.module.css';
import { profileWords } from './profile-words.ts';
import { textsOf, useSaveForm } from './save-form.ts';
import { useStartedAddress } from './started-address.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return { groups: cityGroups(await callFrom(context)('getAllCities')) };
}

const empty = { name: '', city: '', area: '', street: '', notes: '' };

/** The last step of a first sign-in: who the parcel is for and where it goes. */
export function Component() {
  const { groups } = useLoaderData<typeof loader>();
  const next = nextPath(useLocation().search);
  const navigate = useNavigate();
  const { user } = useShopper();
  const started = useStartedAddress();
  const [written, setWritten] = useState<Partial<typeof empty>>({});
  const start = { ...empty, ...started };
  const shown = { ...start, ...written };

  const register = async ({ name = '', email = '', city = '', area = '', street = '', notes = '' }) => {
    const point = city === started?.city && area === started.area ? started.point : {};
    const given = { name, email, city, area, street, notes, ...point };
    const { user, accessToken } = await call('registerUser', given);
    completeProfile(accessToken);
    checkoutAddress.clear();
    noteUser(user);
    toast.success(t.saved);
    await navigate(next, { replace: true });
  };
  const save = useSaveForm(register, { words: profileWords, failed: t.saveFailed });

  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.almostDone} noIndex />
      <header className={css.head}>
        <CheckoutSteps steps={t.steps.map((label) => ({ label }))} now={2} heading={false} />
        <h1 className="display">{t.almostDone}</h1>
        <p className={css.intro}>{t.intro}</p>
      </header>
      <form
        ref={save.form}
        className={`${form.form} ${css.form}`}
        method="dialog"
        noValidate
        onSubmit={save.submit}
        onInput={(event: FormEvent<HTMLFormElement>) => {
          save.forgive(event);
          setWritten(textsOf(event.currentTarget));
        }}
      >
        {save.general && (
          <Banner tone="error" focusRef={save.banner}>
            {save.general}
          </Banner>
        )}
        <NameFields errors={save.fields} />
        <AddressFields
          key={started ? 'started' : 'empty'}
          groups={groups}
          start={start}
          notesName="notes"
          errors={save.fields}
          isFromMap={started?.point.latitude !== undefined}
        />
        <Button type="submit" wide busy={save.busy}>
          {t.save}
        </Button>
        <Button tone="quiet" wide icon="log-out" onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      </form>
      <aside className={css.aside}>
        <ParcelLabel name={shown.name} phone={user?.phoneNumber ?? ''} address={shown} />
      </aside>
    </div>
  );
}
