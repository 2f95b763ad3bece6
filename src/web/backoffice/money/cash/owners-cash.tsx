import { askOnce } from '../../client/ask.ts';
import { useMe } from '../../layout/me.ts';
import { SafeSheet } from './safe-sheet.tsx';

/** The owner puts their own cash into the safe, or takes it out. */
export function OwnersCash() {
  if (!useMe().staff.roles.includes('owner')) return null;
  return (
    <>
      <SafeSheet
        icon="plus"
        name="deposit"
        save={async (_form, entry) => askOnce('moveOwnersCash', { way: 'deposit', ...entry })}
      />
      <SafeSheet
        icon="coins"
        name="draw"
        save={async (_form, entry) => askOnce('moveOwnersCash', { way: 'draw', ...entry })}
      />
    </>
  );
}
