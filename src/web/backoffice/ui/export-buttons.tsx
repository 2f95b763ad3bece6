import { consoleWords as t } from '#texts/console-words';
import type { SavedFile } from '../../../shop/wire/wire-types.ts';
import { bytesOf, saveFile } from '../../client/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useAct } from '../client/use-act.ts';

export type ExportButtonsProps = {
  /** Names the file where a page offers two. */
  what?: string;
  /** Asks for what is on the screen as a file. */
  read: (format: 'csv' | 'xlsx') => Promise<{ file: SavedFile }>;
};

/** Saves what is on the screen as CSV or XLSX. */
export function ExportButtons({ what, read }: ExportButtonsProps) {
  const { busy, act } = useAct();
  const save = async (format: 'csv' | 'xlsx') => {
    const answer = await act(async () => read(format));
    if (answer !== null) saveFile({ ...answer.file, content: bytesOf(answer.file.content) });
  };
  return (
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
}
