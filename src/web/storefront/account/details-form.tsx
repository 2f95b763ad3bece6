import { accountProfile as t } from '#texts/account-profile';
import type { User } from '../../../shop/account/contract.ts';
import { call } from '../../client/call.ts';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import { noteUser } from '../layout/shopper.ts';
import { EditForm } from './edit-form.tsx';
import { formDraft } from './form-draft.ts';
import { NameFields } from './name-fields.tsx';

/** Who the shopper is. */
export function DetailsForm({ user, onSaved }: { user: User; onSaved: () => Promise<void> }) {
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
