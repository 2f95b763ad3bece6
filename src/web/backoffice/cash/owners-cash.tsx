import { cash as t } from '#texts/cash';
import { askOnce } from '../client/ask.ts';
import { useMe } from '../layout/me.ts';
import { SafeSheet } from './safe-sheet.tsx';

/** The owner puts their own cash into the safe, or takes it out. */
export function OwnersCash() {
  if (!useMe().staff.roles.includes('owner')) return null;
  return (
    <>
      <SafeSheet
        icon="plus"
        words={t.safeSheets.deposit}
        save={async (_form, entry) => askOnce('moveOwnersCash', { way: 'deposit', ...entry })}
      />
      <SafeSheet
        icon="coins"
        words={t.safeSheets.draw}
        save={async (_form, entry) => askOnce('moveOwnersCash', { way: 'draw', ...entry })}
      />
    </>
  );
}
