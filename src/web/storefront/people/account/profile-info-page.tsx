import { type FormEvent, Suspense, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { accountProfile as t } from '#texts/account-profile';
import { addressLine } from '../../../../shop/people/account/address-line.ts';
import { displayPhone } from '../../../../shop/people/account/phone-display.ts';
import type { City } from '../../../../shop/people/places/contract.ts';
import type { Point } from '../../../../shop/people/places/distance.ts';
import { callFrom } from '../../../client/call-from.ts';
import { call } from '../../../client/call.ts';
import { completeProfile } from '../../../client/session/session.ts';
import { signOut } from '../../../client/session/sign-out.ts';
import { checkoutAddress } from '../../../client/storage/checkout-address.ts';
import { Accordion } from '../../../ui/blocks/accordion.tsx';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import type { MapHandle } from '../../../ui/map/start-map.ts';
import { CheckoutSteps } from '../../../ui/order/checkout-steps.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Head } from '../../head.tsx';
import { settleMerge } from '../../layout/guest/settle-merge.ts';
import { useShopper, noteUser } from '../../layout/shopper.ts';
import { lazyPart } from '../../lazy-part.ts';
import { nextPath } from '../../next-path.ts';
import { cityGroups } from '../places/city-groups.ts';
import { nearestPlace } from '../places/nearest-place.ts';
import { AddressFields } from './address/address-fields.tsx';
import { MapSheet } from './address/map-sheet.tsx';
import { formDraft } from './form-draft.ts';
import { NameFields } from './name-fields.tsx';
import form from './profile-form.module.css';
import css from './profile-info-page.module.css';
import { profileWords } from './profile-words.ts';
import { fieldRecord, useSaveForm } from './save-form.ts';
import { useStartedProfile, type StartedProfile } from './started-profile.ts';

const PasteLocation = lazyPart(async () => (await import('../places/address-map.tsx')).PasteLocation);
const AddressMap = lazyPart(async () => (await import('../places/address-map.tsx')).AddressMap);

export async function loader({ context }: LoaderFunctionArgs) {
  return { groups: cityGroups(await callFrom(context)('getAllCities')) };
}

/** The last step of a first sign-in: the name, and the address of those who want to give it now. */
export function Component() {
  const { groups } = useLoaderData<typeof loader>();
  const next = nextPath(useLocation().search);
  const navigate = useNavigate();
  const { user } = useShopper();
  const draft = formDraft('profile', user?._id ?? '');
  const { started, round, fill } = useStartedProfile(draft);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const shown = { ...started, ...written };
  const hasAddress = [shown.city, shown.area, shown.street].some((text) => text.trim() !== '');
  const [unfolded, setUnfolded] = useState<boolean | null>(null);

  const save = useSaveForm(
    async (given) => {
      await register(given, started);
      draft.clear();
      toast.success(t.saved);
      await settleMerge();
      await navigate(next, { replace: true });
    },
    { words: profileWords, failed: t.saveFailed },
  );
  const note = (event: FormEvent<HTMLFormElement>) => {
    const texts = fieldRecord(event.currentTarget);
    save.forgive(event);
    setWritten(texts);
    draft.write(texts);
  };
  const fillFromMap = (place: { city: string; area: string; point: Point }) => {
    fill({ ...shown, ...place });
    setWritten({});
    save.clear();
  };

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
        onSubmit={(event) => {
          // A fault in a closed fold could not be focused.
          if (hasAddress) setUnfolded(true);
          save.submit(event);
        }}
        onInput={note}
      >
        {save.general && (
          <Banner tone="error" focusRef={save.banner}>
            {save.general}
          </Banner>
        )}
        <NameFields key={`who ${round}`} start={started} errors={save.fields} />
        <Accordion title={t.addressNow} level={2} open={unfolded ?? hasAddress} onToggle={setUnfolded}>
          <div className={form.form}>
            <MapFiller onUse={fillFromMap} />
            <AddressFields
              key={round}
              groups={groups}
              start={started}
              notesName="notes"
              errors={save.fields}
              isFromMap={started.point.latitude !== undefined}
              isRequired={hasAddress}
            />
          </div>
        </Accordion>
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

/** Opens the map, which loads on demand together with the coordinates of the cities. */
function MapFiller({ onUse }: { onUse: (place: { city: string; area: string; point: Point }) => void }) {
  const [open, setOpen] = useState(false);
  const [cities, setCities] = useState<readonly City[]>([]);
  const [pin, setPin] = useState<Point | null>(null);
  const handle = useRef<MapHandle>(null);
  const near = pin && nearestPlace(pin, cities);
  const area = near?.area?.name ?? '';

  const show = () => {
    setOpen(true);
    if (cities.length === 0)
      call('getAllCities').then(
        ({ cities }) => setCities(cities),
        () => null,
      );
  };
  const choose = () => {
    if (pin && near) onUse({ city: near.city.name, area, point: pin });
    setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" icon="map-pin" onClick={show}>
        {t.mapFill}
      </Button>
      <MapSheet
        open={open}
        onClose={() => setOpen(false)}
        near={area || near?.city.name || ''}
        onUse={choose}
      >
        <Suspense>
          <AddressMap pin={pin} cities={cities} handle={handle} onPoint={setPin} />
          <PasteLocation handle={handle} onPoint={setPin} />
        </Suspense>
      </MapSheet>
    </>
  );
}

/** A preview of the parcel's label while the form is filled in. */
function ParcelLabel({
  name,
  phone,
  address,
}: {
  name: string;
  /** E.164. */
  phone: string;
  address: { city: string; area: string; street: string; notes: string };
}) {
  const line = addressLine({ ...address, additionalDetails: address.notes });
  return (
    <figure className={css.figure}>
      <figcaption className="small">{t.asRead}</figcaption>
      <div className={css.label}>
        <p className={name ? css.name : css.empty}>
          <bdi>{name || t.name}</bdi>
        </p>
        {phone && (
          <p>
            <bdi dir="ltr">{displayPhone(phone)}</bdi>
          </p>
        )}
        <p className={line ? undefined : css.empty}>
          <bdi>{line || t.asReadEmpty}</bdi>
        </p>
      </div>
    </figure>
  );
}

/** Completes the profile; the pin is sent while its city and area are unchanged. @throws CallError */
async function register(given: Record<string, string>, started: StartedProfile): Promise<void> {
  const { name = '', email = '', city = '', area = '', street = '', notes = '' } = given;
  const point = city === started.city && area === started.area ? started.point : {};
  const profile = { name, email, city, area, street, notes, ...point };
  const { user, accessToken } = await call('registerUser', profile);
  completeProfile(accessToken);
  checkoutAddress.clear();
  noteUser(user);
}
