import { useState } from 'react';
import { useLocation } from 'react-router';
import { reviews as t } from '#texts/reviews';
import type { Review } from '../../../../shop/catalog/reviews/contract.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { showMiniSheet } from '../../layout/mini-sheet-host.tsx';
import { useShopper } from '../../layout/shopper.ts';
import { signInPath } from '../../next-path.ts';

/** "Helpful (3)": counted at once, rolled back if the server refuses. */
export function HelpfulButton({ review, onChange }: { review: Review; onChange: (review: Review) => void }) {
  const { authenticated } = useShopper();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const { _id: reviewId, helpful, votedHelpful } = review;
  const press = async () => {
    if (!authenticated) return askToSignIn(`${pathname}${search}#reviews`);
    if (busy) return;
    setBusy(true);
    onChange({ ...review, votedHelpful: !votedHelpful, helpful: helpful + (votedHelpful ? -1 : 1) });
    try {
      onChange((await call(votedHelpful ? 'unvoteHelpful' : 'voteHelpful', { reviewId })).review);
    } catch (error) {
      onChange(review);
      toast.error(failureText(error, t.voteFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      tone="quiet"
      small
      icon={votedHelpful ? 'check' : 'thumbs-up'}
      aria-pressed={votedHelpful}
      onClick={() => void press()}
    >
      {helpful === 0 ? t.helpful : t.helpfulTo(helpful)}
    </Button>
  );
}

function askToSignIn(path: string): void {
  showMiniSheet({ title: t.loginToVote, actions: [{ label: t.signIn, to: signInPath(path) }] });
}
