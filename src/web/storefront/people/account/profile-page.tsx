import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { accountProfile as t } from '#texts/account-profile';
import { notifications } from '#texts/notifications';
import { points as pointsTexts } from '#texts/points';
import type { User } from '../../../../shop/people/account/contract.ts';
import { displayPhone } from '../../../../shop/people/account/phone-display.ts';
import { callFrom } from '../../../client/call-from.ts';
import { call } from '../../../client/call.ts';
import { signOut } from '../../../client/session/sign-out.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon, type IconName } from '../../../ui/buttons/icon.tsx';
import { ThemeChoice } from '../../../ui/choices/theme-choice.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { PointsCard } from '../../buying/points/points-card.tsx';
import { BlockFailure } from '../../failures/load-failure.tsx';
import { Head } from '../../head.tsx';
import { LanguageSwitch } from '../../layout/menus/language-switch.tsx';
import { noteUser } from '../../layout/shopper.ts';
import { cityGroups } from '../places/city-groups.ts';
import { AddressForm } from './address/address-form.tsx';
import { EditForm } from './edit-form.tsx';
import { formDraft } from './form-draft.ts';
import { NameFields } from './name-fields.tsx';
import { AddressesPanel } from './panels/addresses-panel.tsx';
import { DataPanel } from './panels/data-panel.tsx';
import { DevicesPanel } from './panels/devices-panel.tsx';
import { InboxPanel, inboxLimit } from './panels/inbox-panel.tsx';
import { NotificationPreferences } from './panels/notification-preferences.tsx';
import css from './profile-page.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const [{ user }, cities, ledger, devices, inbox, ways, kept] = await Promise.all([
    call('getUserData'),
    call('getAllCities'),
    call('getPoints', { limit: 1 }).catch(() => null),
    call('getSessions').catch(() => null),
    call('getNotifications', { limit: inboxLimit }).catch(() => null),
    call('getNotificationWishes').catch(() => null),
    call('getAddresses').catch(() => null),
  ]);
  return {
    user,
    groups: cityGroups(cities),
    ledger,
    devices: devices?.sessions ?? null,
    inbox,
    ways,
    addresses: kept?.addresses ?? null,
  };
}

const places: readonly [path: string, icon: IconName, label: string][] = [
  ['/orders', 'package', t.orders],
  ['/my-favorite', 'heart', t.favorites],
  ['/coupons', 'ticket-percent', t.coupons],
];

export function Component() {
  const { user, groups, ledger, devices, inbox, ways, addresses } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.title} noIndex />
      <header className={css.head}>
        <h1 className="display">
          <bdi>{user.name || t.title}</bdi>
        </h1>
        <p>
          <bdi dir="ltr">{displayPhone(user.phoneNumber)}</bdi>
        </p>
      </header>
      <nav className={css.places} aria-label={t.sections}>
        {places.map(([path, icon, label]) => (
          <Link key={path} to={path}>
            <Icon name={icon} />
            {label}
            <Icon name="chevron-right" size={16} className={css.onward} />
          </Link>
        ))}
      </nav>
      <div className={css.panels}>
        <div id="inbox" className={css.anchor}>
          {inbox ? <InboxPanel inbox={inbox} /> : <BlockFailure>{notifications.missing}</BlockFailure>}
        </div>
        <DetailsForm user={user} onSaved={revalidate} />
        <AddressForm key={user.address?.fullAddress} user={user} groups={groups} onSaved={revalidate} />
        {addresses ? (
          <AddressesPanel addresses={addresses} groups={groups} />
        ) : (
          <BlockFailure>{t.addressesMissing}</BlockFailure>
        )}
        <div id="points" className={css.anchor}>
          {ledger ? <PointsCard ledger={ledger} /> : <BlockFailure>{pointsTexts.couldNotLoad}</BlockFailure>}
        </div>
        <Panel title={t.appearance}>
          <ThemeChoice />
          <LanguageSwitch />
        </Panel>
        {ways ? (
          <NotificationPreferences wishes={ways.wishes} isPushed={ways.push} />
        ) : (
          <BlockFailure>{notifications.wayMissing}</BlockFailure>
        )}
        <div id="devices" className={css.anchor}>
          {devices ? <DevicesPanel devices={devices} /> : <BlockFailure>{t.devicesMissing}</BlockFailure>}
        </div>
        <DataPanel phone={user.phoneNumber} />
        <Button tone="secondary" icon="log-out" onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      </div>
    </div>
  );
}

function DetailsForm({ user, onSaved }: { user: User; onSaved: () => Promise<void> }) {
  const save = async ({ name = '', email = '' }: Record<string, string>) => {
    const changed = await call('updateUserData', { name, email });
    noteUser(changed.user);
    toast.success(t.saved);
    await onSaved();
  };
  return (
    <Panel title={t.details}>
      <EditForm save={save} failed={t.saveFailed} draft={formDraft('details', user._id)}>
        {(errors, typed) => <NameFields start={{ ...user, ...typed }} errors={errors} />}
      </EditForm>
    </Panel>
  );
}
