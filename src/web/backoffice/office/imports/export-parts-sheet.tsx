import { useState } from 'react';
import { exportParts as t } from '#texts/export-parts';
import { formatNumber } from '../../../../shop/money.ts';
import type { ExportPart } from '../../../../shop/office/imports/contract.ts';
import type { SavedFile } from '../../../../shop/wire/wire-types.ts';
import { bytesOf, saveFile } from '../../../client/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { useAct } from '../../client/use-act.ts';
import css from './export-parts.module.css';

export type ExportPartsSheetProps = {
  format: 'csv' | 'xlsx';
  parts: readonly ExportPart[];
  read: (part: ExportPart) => Promise<{ file: SavedFile } | null>;
  onClose: () => void;
};

/** Saves more products than a file may have, part by part. */
export function ExportPartsSheet({ format, parts, read, onClose }: ExportPartsSheetProps) {
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const { busy, act } = useAct();
  const save = async (part: ExportPart) => {
    const answer = await act(async () => read(part));
    if (answer === null) return;
    saveFile({ ...answer.file, content: bytesOf(answer.file.content) });
    setSaved((before) => new Set([...before, part.from]));
  };
  const next = parts.find(({ from }) => !saved.has(from));
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  return (
    <Sheet open onClose={onClose} title={t.title(parts.length)}>
      <p>{t.says(formatNumber(rows))}</p>
      <ul className={css.parts}>
        {parts.map((part) => (
          <li key={part.from}>
            <span>
              {t.part(part.number, formatNumber(part.rows))}
              {saved.has(part.from) && <span className={css.saved}> {t.saved}</span>}
            </span>
            <Button
              small
              tone={part === next ? 'primary' : 'secondary'}
              icon="download"
              busy={busy}
              aria-label={`${t.part(part.number, formatNumber(part.rows))}: ${t.save(format.toUpperCase())}`}
              onClick={() => void save(part)}
            >
              {saved.has(part.from) ? t.again : t.save(format.toUpperCase())}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
