import { createContext, type ReactNode, useContext, useState } from 'react';
import { setup as starter } from '#texts/setup';
import { taxonomy as t } from '#texts/taxonomy';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { CallError } from '../../../client/call-error.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { type NewRowKind, NewRowSheet } from './new-row-sheet.tsx';
import css from './taxonomy.module.css';

type Asked = { kind: NewRowKind; onMade: (id: string) => void };

const NewRowContext = createContext<(asked: Asked) => void>(() => {});

type WithNewRowsProps = { taxonomy: Taxonomy; children: ReactNode };

/** Lets forms inside make a brand, a category, a color or a size; the sheet is outside of them. */
export function WithNewRows({ taxonomy, children }: WithNewRowsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <NewRowContext value={setAsked}>
      {children}
      {asked !== null && (
        <NewRowSheet
          kind={asked.kind}
          taxonomy={taxonomy}
          onMade={asked.onMade}
          onClose={() => setAsked(null)}
        />
      )}
    </NewRowContext>
  );
}

/** Opens the sheet of a new one of this kind. */
export function NewRowButton({ kind, onMade }: Asked) {
  const open = useContext(NewRowContext);
  return (
    <Button small tone="quiet" icon="plus" className={css.new ?? ''} onClick={() => open({ kind, onMade })}>
      {t.add[kind]}
    </Button>
  );
}

/** Offers the starter set where the shop has none of something that every product needs. */
export function StarterOffer({ taxonomy: { categories, colors, sizes } }: { taxonomy: Taxonomy }) {
  const { busy, act } = useAct();
  const isWhole = [categories, colors, sizes].every((rows) => rows.length > 0);
  if (isWhole) return null;
  const take = async () => {
    const taken = await act(async () => {
      try {
        return await askOnce('addStarterSet', {});
      } catch (failure) {
        // Somebody else took it meanwhile.
        if (failure instanceof CallError && failure.code === 'CONFLICT') return {};
        throw failure;
      }
    });
    if (taken !== null) toast.success(starter.starterAdded);
  };
  return (
    <Banner
      action={
        <Button small tone="secondary" busy={busy} onClick={() => void take()}>
          {starter.starterAdd}
        </Button>
      }
    >
      {starter.starterText}
    </Banner>
  );
}
