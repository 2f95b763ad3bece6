import { productChanges as t } from '#texts/product-changes';
import type { ProductChangeRow } from '../../../../../shop/catalog/products/bulk/bulk-calls.ts';
import type { ChangeRowKind } from '../../../../../shop/catalog/products/bulk/bulk-limits.ts';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './bulk.module.css';
import { fieldsText } from './change-text.ts';

export type ChangePage = ConsoleDataOf<'getProductChange'>;

type PreviewSheetProps = { page: ChangePage; busy: boolean; onClose: () => void; onApply: () => void };

/** The preview of an action: which products change, which do not, and why. */
export function PreviewSheet({ page: { change, rows }, busy, onClose, onApply }: PreviewSheetProps) {
  const { kind } = change.action;
  const { ready = 0, refused = 0 } = change.counts;
  const rowsOf = (wanted: ChangeRowKind) => rows.filter((row) => row.kind === wanted);
  return (
    <Sheet
      open
      title={t.actions[kind]}
      onClose={onClose}
      footer={
        ready > 0 && (
          <Button wide tone={kind === 'archive' ? 'danger' : 'primary'} busy={busy} onClick={onApply}>
            {t.apply(t.actions[kind], ready)}
          </Button>
        )
      }
    >
      <div className={css.sheet}>
        <p>{ready === 0 ? t.nothing : t.effects[kind]}</p>
        {ready > 0 && (
          <Rows title={t.change(ready)} rows={rowsOf('ready')} of={ready}>
            {({ before, after }) => t.fromTo(fieldsText(before), fieldsText(after))}
          </Rows>
        )}
        {refused > 0 && (
          <Rows title={t.stay(refused)} rows={rowsOf('refused')} of={refused}>
            {({ message }) => message}
          </Rows>
        )}
      </div>
    </Sheet>
  );
}

type RowsProps = {
  title: string;
  rows: readonly ProductChangeRow[];
  of: number;
  children: (row: ProductChangeRow) => string | null;
};

function Rows({ title, rows, of, children }: RowsProps) {
  return (
    <section>
      <h3>{title}</h3>
      {rows.length > 0 && rows.length < of && <p className={css.quiet}>{t.fewOf(rows.length, of)}</p>}
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.productId}>
            <b>{row.name}</b> <span className={css.quiet}>{children(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
