import { papers as t } from '#texts/papers';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import { ButtonContent, buttonClass } from '../../../ui/buttons/button-look.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import { usePapersUrl } from './paper-size.tsx';

type PaperLinkProps = {
  order: ConsoleOrder;
  kind: 'label' | 'slip';
  /** The page's main button: filled and wide. */
  main?: boolean;
};

/** Opens a parcel's label or slip as a PDF in the reader's language. */
export function PaperLink({ order: { parcelId }, kind, main = false }: PaperLinkProps) {
  const address = usePapersUrl(kind, [parcelId]);
  return (
    <a
      className={buttonClass(main ? { wide: true } : { tone: 'secondary' })}
      href={address}
      data-key={kind === 'label' ? 'p' : undefined}
      target="_blank"
      rel="noreferrer"
    >
      <ButtonContent look={{ icon: kind === 'label' ? 'printer' : 'file-text' }}>
        {kind === 'label' ? t.printLabel : t.printSlip}
        {kind === 'label' && <KeyHint name="p" />}
      </ButtonContent>
    </a>
  );
}
