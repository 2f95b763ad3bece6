import { lazy, Suspense, useState } from 'react';
import { drawings as t } from '#texts/drawings';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { Drawn } from './draw-sheet.tsx';

const DrawSheet = lazy(async () => ({ default: (await import('./draw-sheet.tsx')).DrawSheet }));

type DrawPictureProps = {
  about: readonly string[];
  colors: Taxonomy['colors'];
  pictureIds: readonly string[];
  onUse: (drawn: Drawn) => void;
};

/** Opens the sheet for a drawing, for products without a photograph. */
export function DrawPicture({ about, colors, pictureIds, onUse }: DrawPictureProps) {
  const [isOpen, setOpen] = useState(false);
  if (colors.length === 0) return null;
  return (
    <>
      <Button tone="secondary" icon="shirt" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <DrawSheet
            about={about}
            colors={colors}
            pictureIds={pictureIds}
            onUse={(drawn) => {
              setOpen(false);
              onUse(drawn);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
