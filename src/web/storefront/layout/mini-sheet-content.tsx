import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { MiniSheet } from '../../ui/overlays/mini-sheet.tsx';
import type { PictureFile } from '../../ui/product/picture.tsx';

export type MiniSheetNews = {
  title: string;
  text?: string;
  image?: PictureFile;
  /** The first is the primary action. One without `to` and `onPress` only closes. */
  actions: readonly { label: string; to?: string; onPress?: () => void }[];
};

export function MiniSheetContent({
  news,
  open,
  onClose,
}: {
  news: MiniSheetNews;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <MiniSheet open={open} onClose={onClose} title={news.title} text={news.text} image={news.image}>
      {news.actions.map(({ label, to, onPress }, place) => {
        const tone = place === 0 ? 'primary' : 'secondary';
        const press = () => {
          onClose();
          onPress?.();
        };
        return to === undefined ? (
          <Button key={label} tone={tone} small onClick={press}>
            {label}
          </Button>
        ) : (
          <ButtonLink key={label} to={to} tone={tone} small onClick={press}>
            {label}
          </ButtonLink>
        );
      })}
    </MiniSheet>
  );
}
