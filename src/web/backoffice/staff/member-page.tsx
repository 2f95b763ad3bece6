import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { invitations } from '#texts/invitations';
import { staff as t } from '#texts/staff';
import { type StaffRole, staffRoles } from '../../../shop/staff/roles.ts';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { fieldErrors } from '../../client/forms/field-errors.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { ask } from '../client/ask.ts';
import { useMe } from '../layout/me.ts';
import { Page } from '../ui/page.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { MemberDevices } from './member-devices.tsx';
import { MemberInvitation } from './member-invitation.tsx';
import css from './staff.module.css';

/** The member whose id is in the URL; null on the page for a new one. */
export const loader = async ({ params: { id } }: LoaderFunctionArgs) => {
  if (id === undefined) return null;
  const { staff } = await ask('listStaff');
  const member = staff.find(({ _id }) => _id === id);
  if (member === undefined) throw new CallError(404, { message: t.notHere });
  return member;
};

type Draft = { name: string; phone: string; roles: StaffRole[] };
const FORM = 'member';
const words = { name: { missing: t.nameMissing }, phone: { missing: t.phoneWrong, wrong: t.phoneWrong } };

/** The form for a new member of the staff, or for changing one. */
function MemberPage() {
  const member = useLoaderData<typeof loader>();
  const me = useMe();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const saved: Draft = member ?? { name: '', phone: '', roles: [] };
  const [draft, setDraft] = useState(saved);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isMe = member?._id === me.staff._id;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.roles.length === 0) return setErrors({ roles: t.rolesMissing });
    setBusy(true);
    setErrors({});
    try {
      if (member === null) await ask('inviteStaff', draft);
      else await ask('updateStaff', { id: member._id, version: member.version, ...draft });
      toast.success(member === null ? t.invited(`\u2066${draft.phone}\u2069`) : t.saved);
      await navigate('/settings/staff');
    } catch (failure) {
      const machine = failure instanceof CallError ? failure.errors : [];
      const { fields } = fieldErrors(machine, words);
      const isTaken = machine.some((text) => text.includes('belongs to a member'));
      const general = Object.keys(fields).length === 0 || isTaken ? failureText(failure, t.notSaved) : '';
      setErrors({ ...fields, general: isTaken ? '' : general, ...(isTaken && { phone: t.phoneTaken }) });
    } finally {
      setBusy(false);
    }
  };
  const discard = () => {
    setDraft(saved);
    setErrors({});
    setRound(round + 1);
  };
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  return (
    <Page title={member?.name ?? t.invite} back="/settings/staff" layout="form">
      {errors['general'] && <Banner tone="error">{errors['general']}</Banner>}
      <form id={FORM} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          key={`name ${round}`}
          label={t.name}
          name="name"
          dir="auto"
          maxLength={100}
          defaultValue={saved.name}
          error={errors['name']}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <PhoneField
          key={`phone ${round}`}
          label={t.phone}
          hint={t.phoneHint}
          defaultValue={saved.phone}
          error={errors['phone']}
          onDigits={(digits) => change({ phone: `+963${digits}` })}
        />
        <RolesField
          chosen={draft.roles}
          isFixed={isMe}
          error={errors['roles']}
          onChange={(roles) => change({ roles })}
        />
        {member === null && (
          <>
            <p className="small">{invitations.hint}</p>
            <Button type="submit" busy={busy}>
              {t.inviteNow}
            </Button>
          </>
        )}
      </form>
      {member?.invitation && <MemberInvitation member={member} onChanged={() => void revalidate()} />}
      {member !== null && <MemberDevices member={member} isMe={isMe} onChanged={() => void revalidate()} />}
      {member !== null && (
        <SaveBar changes={differences(saved, draft)} busy={busy} form={FORM} onDiscard={discard} />
      )}
    </Page>
  );
}

function RolesField(props: {
  chosen: readonly StaffRole[];
  /** One's own roles are another owner's to change. */
  isFixed: boolean;
  error: string | undefined;
  onChange: (roles: StaffRole[]) => void;
}) {
  const { chosen, isFixed, error, onChange } = props;
  return (
    <fieldset className={css.choices} disabled={isFixed}>
      <legend>{t.rolesHead}</legend>
      {isFixed && <p className="small">{t.ownRoles}</p>}
      {staffRoles.map((role) => (
        <div key={role} className={css.role}>
          <Checkbox
            label={t.roles[role]}
            checked={chosen.includes(role)}
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

/** How many fields truly differ: typing the old value back is no change. */
function differences(saved: Draft, draft: Draft): number {
  return [
    saved.name !== draft.name,
    saved.phone !== draft.phone,
    saved.roles.join() !== draft.roles.join(),
  ].filter(Boolean).length;
}

export { MemberPage as Page };
