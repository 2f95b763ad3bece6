import { useRevalidator } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { layout } from '#texts/layout';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Shown when the list failed to load: filters stay, with a retry. */
export function ListFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState
        title={t.notLoaded}
        text={t.notLoadedText}
        icon="wifi-off"
        level={3}
        action={
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {layout.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
