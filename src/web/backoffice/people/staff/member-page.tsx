import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { invitations } from '#texts/invitations';
import { language } from '#texts/language';
import { staff as t } from '#texts/staff';
import { languageFacts } from '../../../../shop/language.ts';
import type { StaffMember } from '../../../../shop/people/staff/contract.ts';
import { type StaffRole, staffRoles } from '../../../../shop/people/staff/roles.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldErrors } from '../../../client/forms/field-errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { useRecordForm } from '../../client/use-record-form.ts';
import { readMeAgain, useMe } from '../../layout/me.ts';
import { WithTheirs } from '../../ui/fields/record-fields.tsx';
import { Page } from '../../ui/page.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import type { FieldWords } from '../../ui/record-form/value-text.ts';
import { MemberDevices } from './member-devices.tsx';
import { MemberInvitation, phoneInSentence } from './member-invitation.tsx';
import css from './staff.module.css';

/** The member whose id is in the URL, none on the page for a new one; and whether an invitation would be sent. */
export const loader = async ({ params: { id } }: LoaderFunctionArgs) => {
  const { staff, sends } = await ask('listStaff');
  if (id === undefined) return { member: null, isAlone: false, sends };
  const member = staff.find(({ _id }) => _id === id);
  if (member === undefined) throw new CallError(404, { message: t.notHere });
  return { member, isAlone: staff.length === 1, sends };
};

type Fields = { name: string; phone: string; roles: StaffRole[] };
const fieldsOf = (member: StaffMember | null): Fields => ({
  name: member?.name ?? '',
  phone: member?.phone ?? '',
  roles: member?.roles ?? [],
});
const words = { name: { missing: t.nameMissing }, phone: { missing: t.phoneWrong, wrong: t.phoneWrong } };

/** The form for a new member of the staff, or for changing one. */
function MemberPage() {
  const { member, ...about } = useLoaderData<typeof loader>();
  // Another member is another form.
  return <MemberForm key={member?._id ?? 'new'} loaded={member} {...about} />;
}

type MemberFormProps = { loaded: StaffMember | null; isAlone: boolean; sends: boolean };

function MemberForm({ loaded, isAlone, sends }: MemberFormProps) {
  const me = useMe();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [query] = useSearchParams();
  // A link that asks for a courier begins with that role.
  const wanted = staffRoles.filter((role) => role === query.get('role'));
  const valuesOf = (member: StaffMember | null): Fields =>
    member === null ? { ...fieldsOf(null), roles: wanted } : fieldsOf(member);
  const form = useRecordForm<StaffMember | null>({
    storageKey: `member-draft:${loaded?._id ?? 'new'}`,
    loaded,
    valuesOf,
    save: async (onto, part) => {
      const given = { ...valuesOf(onto), ...part };
      if (onto !== null)
        return (await ask('updateStaff', { id: onto._id, version: onto.version, ...given })).member;
      await ask('inviteStaff', given);
      const message = sends ? t.invited : invitations.added;
      toast.success(message(phoneInSentence(given.phone)));
      form.discard();
      await navigate('/settings/staff');
      return onto;
    },
    conflictOf,
    editorOf: () => '',
    keysOf: { roles: (role: StaffRole) => role },
    onSaved: () => {
      if (loaded === null) return;
      toast.success(t.saved);
      void (isMe ? readMeAgain(revalidate) : revalidate());
    },
    onFailed: (failure) => setErrors(errorsOf(failure)),
  });
  const member = form.saved;
  const fields: Fields = { ...valuesOf(member), ...form.draft };
  const isMe = member?._id === me.staff._id;
  const phone = usePhoneRound(fields.phone);
  const theirs = (name: keyof Fields) => ({
    theirs: form.collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
  });
  const submit = async () => {
    setErrors(fields.roles.length === 0 ? { roles: t.rolesMissing } : {});
    if (fields.roles.length > 0) await form.submit();
  };

  return (
    <Page title={member?.name ?? t.invite} back="/settings/staff" layout="form">
      <RecordForm
        id="member"
        className={css.form}
        form={form}
        wordsOf={wordsOf}
        problem={errors['general']}
        onSubmit={submit}
        onDiscard={() => setErrors({})}
        create={
          member === null && (
            <>
              <p className="small">{sends ? invitations.hint : invitations.noGatewayHint}</p>
              <Button type="submit" busy={form.busy}>
                {sends ? t.inviteNow : invitations.addNow}
              </Button>
            </>
          )
        }
      >
        <WithTheirs {...theirs('name')}>
          <TextField
            label={t.name}
            name="name"
            dir="auto"
            maxLength={100}
            value={fields.name}
            error={errors['name']}
            onChange={(event) => form.change('name', event.currentTarget.value)}
          />
        </WithTheirs>
        <WithTheirs {...theirs('phone')}>
          <PhoneField
            key={phone.round}
            label={t.phone}
            hint={sends ? t.phoneHint : undefined}
            defaultValue={fields.phone}
            error={errors['phone']}
            onDigits={(digits) => {
              const next = digits === '' ? '' : `+963${digits}`;
              phone.note(next);
              form.change('phone', next);
            }}
          />
        </WithTheirs>
        <WithTheirs {...theirs('roles')} sayItems={sayRoles}>
          <RolesField
            chosen={fields.roles}
            mine={isMe ? member.roles : null}
            isAlone={isAlone}
            error={errors['roles']}
            onChange={(roles) => form.change('roles', roles)}
          />
        </WithTheirs>
      </RecordForm>
      {member?.invitation && <MemberInvitation member={member} onChanged={() => void revalidate()} />}
      {member !== null && (
        <MemberDevices
          member={member}
          isMe={isMe}
          onChanged={() => void revalidate()}
          onRemoved={form.discard}
        />
      )}
    </Page>
  );
}

function RolesField(props: {
  chosen: readonly StaffRole[];
  /** Only another owner changes one's own roles, except that someone alone in the shop may be the courier too. */
  mine: readonly StaffRole[] | null;
  isAlone: boolean;
  error: string | undefined;
  onChange: (roles: StaffRole[]) => void;
}) {
  const { chosen, mine, isAlone, error, onChange } = props;
  const isFixed = (role: StaffRole) =>
    mine !== null && !(role === 'courier' && (isAlone || mine.includes('courier')));
  return (
    <fieldset className={css.choices}>
      <legend>{t.rolesHead}</legend>
      {mine !== null && <p className="small">{isAlone ? t.aloneRoles : t.ownRoles}</p>}
      {staffRoles.map((role) => (
        <div key={role} className={css.role}>
          <Checkbox
            label={t.roles[role]}
            checked={chosen.includes(role)}
            disabled={isFixed(role)}
            onChange={(event) =>
              onChange(
                staffRoles.filter((each) =>
                  each === role ? event.currentTarget.checked : chosen.includes(each),
                ),
              )
            }
          />
          <p>{t.rolesMeaning[role]}</p>
        </div>
      ))}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

/**
 * The phone field keeps its own text while it is edited. When the number changes otherwise, such as by discarding the
 * draft, `round` remounts it.
 */
function usePhoneRound(now: string): { round: number; note: (typed: string) => void } {
  const [shown, setShown] = useState({ phone: now, round: 0 });
  if (shown.phone !== now) setShown({ phone: now, round: shown.round + 1 });
  return { round: shown.round, note: (typed) => setShown({ ...shown, phone: typed }) };
}

const sayRoles = (roles: readonly unknown[]) =>
  roles.map((role) => t.roles[role as StaffRole]).join(languageFacts[language].comma);

const wordsOf = (field: string): FieldWords => ({
  label: { name: t.name, phone: t.phone, roles: t.rolesHead }[field as keyof Fields],
  say: (value) => (field === 'roles' ? t.roles[value as StaffRole] : undefined),
});

/** Errors by field; `general` for those of no field. */
function errorsOf(failure: unknown): Record<string, string> {
  const machine = failure instanceof CallError ? failure.errors : [];
  if (machine.some((text) => text.includes('belongs to a member'))) return { phone: t.phoneTaken };
  const { fields } = fieldErrors(machine, words);
  return Object.keys(fields).length > 0 ? fields : { general: failureText(failure, t.notSaved) };
}

/** The member as it is, which comes with a conflict. */
function conflictOf(failure: unknown): StaffMember | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  return (failure.data as { member: StaffMember }).member;
}

export { MemberPage as Page };
