import type { ReactNode } from 'react';
import { round as t } from '#texts/round';
import type { Stop } from '../../../../../shop/delivery/fulfilment/contract.ts';
import type { Door, MyRun } from '../../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { go, placeOf } from '../device/path.ts';
import css from '../round.module.css';

export type DoorFormProps = {
  run: MyRun;
  stop: Stop;
};

/** The frame of what is done at a door: what for, the fields, and below the buttons. */
export function FormPage({
  stop,
  title,
  children,
  actions,
}: {
  stop: Door;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <>
      <main className={css.page}>
        <header className={css.head}>
          <button type="button" className={css.back} onClick={() => go([placeOf(stop)], { replace: true })}>
            {t.back}
          </button>
          <bdi>{stop.name}</bdi>
        </header>
        <h1 className={css.name}>{title}</h1>
        {children}
      </main>
      <div className={css.actions}>{actions}</div>
    </>
  );
}
