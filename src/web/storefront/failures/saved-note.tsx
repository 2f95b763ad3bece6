import { useEffect, useState } from 'react';
import { layout as t } from '#texts/layout';
import { documentSavedAt, onAnswer } from '../../client/device/saved-at.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import css from '../layout/layout.module.css';

/** Under the header, on a page that the worker had stored: how old it is. */
export function SavedNote() {
  const [savedAt, setSavedAt] = useState(documentSavedAt);
  useEffect(() => onAnswer(setSavedAt), []);
  if (savedAt === null) return null;
  return (
    <div className={css.connection}>
      <Banner
        tone="offline"
        action={
          <Button tone="secondary" small onClick={() => location.reload()}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.savedAgo((Date.now() - Date.parse(savedAt)) / 1000)}
      </Banner>
    </div>
  );
}
