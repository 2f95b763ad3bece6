import { product as t } from '#texts/product';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

/** Hands the page's address, with what is chosen in it, to another app, or copies it where there is no such way. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button tone="quiet" small icon="share-2" onClick={() => share(title)}>
      {t.share}
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const { origin, pathname, search } = location;
  const url = origin + pathname + search;
  // Older browsers know neither, and pages without https have no clipboard.
  const ways: Partial<Pick<Navigator, 'share'>> = navigator;
  if (ways.share) {
    // Closing the other app's list is no failure.
    await ways.share({ title, url }).catch(() => null);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(t.linkCopied);
  } catch {
    toast.error(t.shareFailed);
  }
}
