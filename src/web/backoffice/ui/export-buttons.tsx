import { consoleWords as t } from '#texts/console-words';
import type { SavedFile } from '../../../shop/wire/wire-types.ts';
import { bytesOf, saveFile } from '../../client/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DetailsMenu } from '../../ui/overlays/details-menu.tsx';
import { useAct } from '../client/use-act.ts';
import { useWide } from './use-wide.ts';

export type ExportButtonsProps = {
  /** Names the file where a page offers two. */
  what?: string;
  /** Two buttons on phones too, where there is room. */
  inline?: boolean;
  /** Asks for what is on the screen as a file; null where the page does something else instead. */
  read: (format: 'csv' | 'xlsx') => Promise<{ file: SavedFile } | null>;
};

/** Saves what is on the screen as CSV or XLSX. In a phone's header it is one icon with a menu. */
export function ExportButtons({ what, inline = false, read }: ExportButtonsProps) {
  const { busy, act } = useAct();
  const save = async (format: 'csv' | 'xlsx') => {
    const answer = await act(async () => read(format));
    if (answer !== null) saveFile({ ...answer.file, content: bytesOf(answer.file.content) });
  };
  const isWide = useWide();
  const buttons = (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          tone="secondary"
          small
          icon="download"
          busy={busy}
          aria-label={[what, t.exportNow(format.toUpperCase())].filter(Boolean).join(': ')}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </>
  );
  if (isWide || inline) return buttons;
  return (
    <DetailsMenu label={[what, t.exportFile].filter(Boolean).join(': ')} icon="download">
      {buttons}
    </DetailsMenu>
  );
}
