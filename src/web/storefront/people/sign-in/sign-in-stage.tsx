import type { ReactNode } from 'react';
import { layout } from '#texts/layout';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { weave } from '../../../ui/cloth/woven-panel.tsx';
import { useShopName } from '../../layout/facts.ts';
import css from './sign-in-stage.module.css';

const bands = weave(['plum', 'quince', 'sumac', 'undyed', 'plum', 'pistachio', 'indigo']);

/** Layout of the sign-in pages: the form, and from 1024 px a decorative fabric beside it. */
export function SignInStage({ children }: { children: ReactNode }) {
  return (
    <div className={css.stage}>
      <section className={css.form}>{children}</section>
      <div className={css.cloth} aria-hidden="true">
        <Cloth bands={bands} />
        <p className={css.label}>
          <b>{useShopName().toLowerCase()}</b>
          {layout.tagline}
        </p>
      </div>
    </div>
  );
}
