import { catalog as t } from '#texts/catalog';
import type { SizeGuide } from '../../../shop/catalog/contract.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { SizeTable } from './size-table.tsx';

/** The measurements in a sheet, from the size picker. */
export function SizeGuideSheet({
  guide,
  chosen,
  onClose,
}: {
  guide: SizeGuide;
  chosen: string | undefined;
  onClose: () => void;
}) {
  return (
    <Sheet open title={t.sizeGuideTitle} onClose={onClose}>
      <SizeTable guide={guide} chosen={chosen} />
    </Sheet>
  );
}
