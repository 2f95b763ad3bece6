import { useLoaderData } from 'react-router';
import { staff as t } from '#texts/staff';
import type { StaffMember } from '../../../../shop/people/staff/contract.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { PhoneCell } from '../../ui/cells/phone-cell.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import { useRevalidateWhile } from '../../ui/running.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { Seen } from './seen.tsx';
import css from './staff.module.css';

export const loader = cacheLast(async () => {
  const [{ staff }, { settings }] = await Promise.all([ask('listStaff'), ask('getSettings')]);
  return { staff, settings };
});

const columns: readonly Column<StaffMember>[] = [
  { id: 'name', head: t.name, cell: ({ name }) => <b dir="auto">{name}</b> },
  { id: 'phone', head: t.phone, cell: ({ phone }) => <PhoneCell phone={phone} /> },
  { id: 'roles', head: t.rolesHead, cell: rolesText },
  { id: 'seen', head: t.lastSeen, cell: (member) => <Seen member={member} /> },
  { id: 'devices', head: t.devices, isNumber: true, cell: ({ devices }) => devices.length },
];

/** The list of the staff. */
function StaffPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  // There is no event for an SMS that the operator accepted, so the page polls.
  useRevalidateWhile(data.staff.some(({ invitation }) => invitation?.state === 'sending'));
  return (
    <Page
      title={t.title}
      back="/settings"
      total={t.people(data.staff.length)}
      layout="list"
      actions={
        <ButtonLink to="/settings/staff/new" small icon="plus">
          {t.invite}
        </ButtonLink>
      }
    >
      <ResourceList
        label={t.title}
        rows={data.staff}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={MemberCard}
        linkOf={({ _id }) => `/settings/staff/${_id}`}
        nameOf={({ name }) => name}
        asOf={asOf}
        empty={{ icon: 'user-round', title: t.title }}
      />
      <RolesPanel settings={data.settings} />
    </Page>
  );
}

function MemberCard({ row: member }: { row: StaffMember }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <b dir="auto">{member.name}</b>
        <PhoneCell phone={member.phone} />
      </p>
      <p>{rolesText(member)}</p>
      <p className={css.seen}>
        <Seen member={member} />
      </p>
    </div>
  );
}

function rolesText({ roles }: StaffMember): string {
  return roles.map((role) => t.roles[role]).join(t.and);
}

export { StaffPage as Page };
