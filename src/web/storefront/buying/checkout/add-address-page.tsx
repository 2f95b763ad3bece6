import { useId } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { checkout as t } from '#texts/checkout';
import { callFrom } from '../../../client/call-from.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { nationalDigits } from '../../../ui/fields/phone-groups.ts';
import { Head } from '../../head.tsx';
import { AddressMap, PasteLocation } from '../../people/places/address-map.tsx';
import css from './add-address-page.module.css';
import { AddressFields } from './address-fields.tsx';
import { writeDraft } from './draft.ts';
import { DeliveryTerms, usePointQuote } from './steps/delivery-terms.tsx';
import { useAddressForm } from './use-address-form.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { user } = await callFrom(context)('getUserData');
  return { saved: user.address, search: new URL(request.url).search };
}

/** The profile's address, by map or by typing; the map is optional. */
export function Component() {
  const { saved, search } = useLoaderData<typeof loader>();
  const form = useAddressForm(saved, search);
  const { address, pin, outside, problems } = form;
  const { quote, refusal, asking, onRetry } = usePointQuote(outside ? null : pin, address.city);
  const id = useId();
  return (
    <div className={css.page}>
      <Head title={t.mapTitle} noIndex />
      <header className={`wrap ${css.head}`}>
        <Link to={form.back} className={css.back}>
          <Icon name="arrow-left" size={20} />
          {t.back}
        </Link>
        <h1 className={`section-title ${css.title}`}>{t.mapTitle}</h1>
        <a href={`#${id}`} className={`text-link ${css.skip}`}>
          {t.skipMap}
        </a>
      </header>
      <div className={css.columns}>
        <div>
          <AddressMap pin={pin} cities={form.towns} handle={form.map} onPoint={form.movePin} />
        </div>
        <form
          id={id}
          tabIndex={-1}
          noValidate
          className={css.form}
          onSubmit={(event) => void form.submit(event)}
        >
          {form.problem && (
            <Banner tone="error" focusRef={form.banner}>
              {form.problem}
            </Banner>
          )}
          <div className={css.pin}>
            <p role="status">{form.near ? t.pinAt(form.near) : t.mapIntro}</p>
            {pin && (
              <Button tone="quiet" small icon="x" onClick={form.dropPin}>
                {t.removePin}
              </Button>
            )}
          </div>
          <PasteLocation handle={form.map} onPoint={form.movePin} />
          <DeliveryTerms
            quote={quote}
            fee={quote?.fee ?? null}
            city={address.city}
            refusal={outside ? t.outside : refusal}
            busy={asking}
            onRetry={onRetry}
          />
          <AddressFields address={address} problems={problems} fromMap={form.fromMap} onChange={form.write} />
          <PhoneField
            label={t.phone}
            optional
            name="phone"
            hint={t.phoneWhy}
            defaultValue={form.phone}
            error={problems.phone}
            onDigits={(phone) => writeDraft({ phone: nationalDigits(phone) })}
          />
          <Button type="submit" wide busy={form.busy}>
            {t.save}
          </Button>
          <p className={css.credit}>{t.credit}</p>
        </form>
      </div>
    </div>
  );
}
