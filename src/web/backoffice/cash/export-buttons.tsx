import { cash as t } from '#texts/cash';
import type { ConsoleInputOf } from '../../../shop/console-endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { ask } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';

export type ExportButtonsProps = {
  /** What is on the screen, as the call asks for it. */
  shown: Omit<ConsoleInputOf<'exportCash'>, 'format'>;
};

/** Saves what is on the screen as CSV or XLSX. */
export function ExportButtons({ shown }: ExportButtonsProps) {
  const { busy, act } = useAct();
  const save = async (format: 'csv' | 'xlsx') => {
    const answer = await act(async () => ask('exportCash', { ...shown, format }));
    if (answer === null) return;
    const { name, type, content } = answer.file;
    const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    const link = Object.assign(document.createElement('a'), { href: url, download: name });
    link.click();
    URL.revokeObjectURL(url);
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
          aria-label={t.exportNow(format.toUpperCase())}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </>
  );
}
