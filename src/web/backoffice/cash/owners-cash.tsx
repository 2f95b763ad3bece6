import { cash as t } from '#texts/cash';
import { fieldText } from '../../client/forms/form-fields.ts';
import { RadioCard, RadioCards } from '../../ui/choices/radio-card.tsx';
import { askOnce } from '../client/ask.ts';
import { useMe } from '../layout/me.ts';
import { SafeSheet } from './safe-sheet.tsx';

const ways = ['deposit', 'draw'] as const;

/** The owner puts their own cash into the safe, or takes it out. */
export function OwnersCash() {
  if (!useMe().staff.roles.includes('owner')) return null;
  return (
    <SafeSheet
      icon="coins"
      title={t.ownersCash}
      submitLabel={t.ownersNow}
      save={async (form, entry) => {
        const way = ways.find((each) => each === fieldText(form, 'way')) ?? 'deposit';
        return askOnce('moveOwnersCash', { way, ...entry });
      }}
    >
      <p>{t.ownersCashText}</p>
      <RadioCards legend={t.ownersWay}>
        {ways.map((way) => (
          <RadioCard
            key={way}
            name="way"
            value={way}
            title={t.ownersWays[way]}
            defaultChecked={way === 'deposit'}
          />
        ))}
      </RadioCards>
    </SafeSheet>
  );
}
