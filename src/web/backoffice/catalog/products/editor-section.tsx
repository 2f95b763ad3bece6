import { type ReactNode, useId, useState } from 'react';
import { products as t } from '#texts/products';
import { localStore } from '../../../browser/browser-storage.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { useWide } from '../../ui/use-wide.ts';
import css from './editor-section.module.css';
import { missingWord } from './missing-word.ts';
import panels from './products.module.css';

/** Whether each section was left open on this phone, in whichever product; those never pressed are absent. */
const STORAGE_KEY = 'product-sections';
const leftOpen = () => storedJson<Readonly<Record<string, boolean>>>(localStore, STORAGE_KEY, {});

export type EditorSectionProps = {
  id: string;
  title: string;
  /** A summary beside the title where the section folds. */
  fact?: string | undefined;
  /** The fields in it that must be filled before the product is published. */
  missing?: readonly string[];
  /** Something typed in it is not saved. */
  isTyped: boolean;
  /** Something in it is refused, or was changed by another editor: it opens by itself. */
  needsLook: boolean;
  children: ReactNode;
};

/** A part of the product's form. On phones it folds and remembers that; at first it is open where something is missing. */
export function EditorSection({
  id,
  title,
  fact,
  missing = [],
  isTyped,
  needsLook,
  children,
}: EditorSectionProps) {
  const isWide = useWide();
  const head = useId();
  const [isOpen, setOpen] = useState(
    () => leftOpen()[id] ?? (id === 'variants' || isTyped || missing.length > 0),
  );
  const isShown = isOpen || needsLook;
  if (isWide)
    return (
      <section id={id} tabIndex={-1} className={panels.panel}>
        <h2>{title}</h2>
        {children}
      </section>
    );
  return (
    <section id={id} tabIndex={-1} aria-labelledby={head}>
      <details className={css.fold} open={isShown} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary
          className={css.head}
          onClick={({ currentTarget }) => {
            localStore.set(STORAGE_KEY, JSON.stringify({ ...leftOpen(), [id]: !isShown }));
            // Folded from its bottom button, its head would be above the screen.
            requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
          }}
        >
          <h2 id={head}>{title}</h2>
          {missing.length > 0 ? (
            <Tag tone="warning">{lacks(missing)}</Tag>
          ) : (
            fact !== undefined && <span className={css.fact}>{fact}</span>
          )}
          <Icon name="chevron-down" size={20} />
        </summary>
        <div className={css.inside}>{children}</div>
      </details>
    </section>
  );
}

function lacks(missing: readonly string[]): string {
  const [first = '', ...rest] = missing;
  return rest.length === 0 ? t.lacksOne(missingWord(first)) : t.lacks(missing.length);
}
