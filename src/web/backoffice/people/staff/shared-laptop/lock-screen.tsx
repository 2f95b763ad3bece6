import { useCallback, useEffect, useRef, useState } from 'react';
import { desks as t } from '#texts/desks';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import type { Me } from '../../../../../shop/people/staff/contract.ts';
import { LOCK_MINUTES } from '../../../../../shop/people/staff/pin.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ask, lockScreen } from '../../../client/ask.ts';
import { pauseLive } from '../../../client/live.ts';
import { useMe } from '../../../layout/me.ts';
import css from './shared-laptop.module.css';
import { UnlockForm } from './unlock-form.tsx';

const CHECK_MS = 5000;

/** Locks the shared laptop's screen: after ten minutes without input, by the button, or when the store requires it. */
export function LockScreen() {
  const me = useMe();
  const [isLocked, setLocked] = useState(false);
  const waiting = useRef<((isSame: true) => void)[]>([]);

  const lock = useCallback(async () => {
    // Before the store locks the session, which would refuse a stream that is being opened.
    pauseLive(true);
    setLocked(true);
    await ask('lockSession').catch(() => null);
  }, []);
  useEffect(() => {
    lockScreen.unlock = async () => {
      setLocked(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    };
  }, []);
  useEffect(() => {
    if (me.desk === null) return undefined;
    const press = () => void lock();
    addEventListener('console:lock', press);
    const stop = onceIdle(LOCK_MINUTES * 60_000, press);
    return () => {
      removeEventListener('console:lock', press);
      stop();
    };
  }, [me.desk, lock]);

  useEffect(() => {
    if (!isLocked) return undefined;
    pauseLive(true);
    return () => pauseLive(false);
  }, [isLocked]);

  const finish = (next: Me) => {
    // The other person may have fewer rights than the page takes.
    if (JSON.stringify(next.rights) !== JSON.stringify(me.rights)) return location.assign('/console');
    // Nothing that the one before typed stays on the page; it is in their drafts.
    if (next.staff._id !== me.staff._id) return location.reload();
    setLocked(false);
    for (const answer of waiting.current.splice(0)) answer(true);
  };
  return isLocked && <LockedScreen onDone={finish} />;
}

/** Covers the whole page, which keeps its state. */
function LockedScreen({ onDone }: { onDone: (me: Me) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [people, setPeople] = useState<ConsoleDataOf<'getDesk'>['people'] | null>(null);
  useEffect(() => {
    const shown = dialog.current;
    // Browsers close a dialog at the second Escape, even if the event is prevented.
    const stay = () => shown?.showModal();
    stay();
    shown?.addEventListener('close', stay);
    ask('getDesk').then(
      (desk) => setPeople(desk.people),
      () => setPeople([]),
    );
    return () => shown?.removeEventListener('close', stay);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.screen}
      aria-labelledby="locked"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={css.box}>
        <h2 id="locked" className="section-title">
          {t.locked}
        </h2>
        <p>{t.lockedText}</p>
        {people !== null && people.length > 0 && <UnlockForm people={people} onDone={onDone} />}
        <Button tone="quiet" onClick={enterWithNumber}>
          {t.withNumber}
        </Button>
      </div>
    </dialog>
  );
}

function enterWithNumber(): void {
  const path = location.pathname.replace(/^\/console/, '') + location.search;
  location.assign(`/console/sign-in?with=number&next=${encodeURIComponent(path)}`);
}

/** Calls `done` after this time without input, also if the laptop slept. Returns the function that stops it. */
function onceIdle(limit: number, done: () => void): () => void {
  let last = Date.now();
  const note = () => (last = Date.now());
  const timer = setInterval(() => {
    if (Date.now() - last < limit) return;
    note();
    done();
  }, CHECK_MS);
  const kinds = ['pointerdown', 'keydown'] as const;
  for (const kind of kinds) addEventListener(kind, note, true);
  return () => {
    clearInterval(timer);
    for (const kind of kinds) removeEventListener(kind, note, true);
  };
}
