import { useEffect, useState } from 'react';
import { layout as t } from '#texts/layout';
import { documentSavedAt, onAnswer, setSavedAt } from '../../client/device/saved-at.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';

/** On a page that the worker had stored: how old it is. The layout's banner is hidden meanwhile. */
export function SavedNote() {
  const [age, setAge] = useState(() => secondsSince(documentSavedAt()));
  useEffect(
    () =>
      onAnswer((savedAt) => {
        setSavedAt(savedAt);
        setAge(secondsSince(savedAt));
      }),
    [],
  );
  if (age === null) return null;
  return (
    <Banner
      tone="offline"
      action={
        <Button tone="secondary" small onClick={() => location.reload()}>
          {t.tryAgain}
        </Button>
      }
    >
      {t.savedAgo(age)}
    </Banner>
  );
}

const secondsSince = (at: string | null) => (at === null ? null : (Date.now() - Date.parse(at)) / 1000);
