import { lazy, Suspense, useState } from 'react';
import type { ProductsQuery } from '../../../../shop/catalog/products/calls.ts';
import type { ExportPart, ExportParts } from '../../../../shop/office/imports/contract.ts';
import { CallError } from '../../../client/call-error.ts';
import { ask } from '../../client/ask.ts';
import { ExportButtons } from '../../ui/export-buttons.tsx';

const ExportPartsSheet = lazy(async () => ({
  default: (await import('./export-parts-sheet.tsx')).ExportPartsSheet,
}));

type Format = 'csv' | 'xlsx';

/** Saves the products of a view as a file, or in parts where they are more than an import takes. */
export function ExportProducts({ view, search }: ProductsQuery) {
  const [parted, setParted] = useState<{ format: Format; parts: readonly ExportPart[] } | null>(null);
  const read = async (format: Format, part?: ExportPart) => {
    try {
      return await ask('exportProducts', {
        format,
        view,
        ...(search !== null && { search }),
        ...(part && { part }),
      });
    } catch (failure) {
      if (!(failure instanceof CallError) || failure.code !== 'EXPORT_TOO_LARGE') throw failure;
      // The contract promises the parts with this code.
      setParted({ format, parts: (failure.data as ExportParts).parts });
      return null;
    }
  };
  return (
    <>
      <ExportButtons read={read} />
      {parted !== null && (
        <Suspense>
          <ExportPartsSheet
            {...parted}
            read={async (part) => read(parted.format, part)}
            onClose={() => setParted(null)}
          />
        </Suspense>
      )}
    </>
  );
}
