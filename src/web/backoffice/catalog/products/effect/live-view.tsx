import { useEffect, useRef, useState } from 'react';
import { language as readers } from '#texts/language';
import { products as t } from '#texts/products';
import { livePreviewPath, PREVIEW_CHANGED } from '../../../../../shop/catalog/seo/addresses.ts';
import { inEachLanguage, languageFacts, readersFirst } from '../../../../../shop/language.ts';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { shownTheme } from '../../../../ui/theme.ts';
import products from '../products.module.css';
import css from './effect.module.css';
import { Look, Scaled } from './shop-frame.tsx';
import { type ProductChange, useLivePreview } from './use-live-preview.ts';

export type LiveViewProps = {
  id: string;
  /** What is typed and not saved. */
  change: ProductChange;
  version: number;
  /** Whether it begins open: where it stands beside the form. */
  isOpen: boolean;
};

/** The product's card and the head of its page with the unsaved changes. Loaded only while it is open. */
export function LiveView({ isOpen, ...of }: LiveViewProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={`${products.panel} ${css.live}`}
      open={isOpen || wasOpened}
      onToggle={({ currentTarget: { open } }) => setOpened(open)}
    >
      <summary>
        <h2>{t.live}</h2>
        <Icon name="chevron-down" size={20} />
      </summary>
      {(isOpen || wasOpened) && <LiveFrame {...of} />}
    </details>
  );
}

function LiveFrame(of: Omit<LiveViewProps, 'isOpen'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [face, setFace] = useState(readers);
  const [theme, setTheme] = useState(shownTheme);
  const { previewId, updates, problem } = useLivePreview(of);
  useEffect(() => {
    frame.current?.contentWindow?.postMessage(PREVIEW_CHANGED, location.origin);
  }, [updates]);
  const address = previewId && `${livePreviewPath(previewId)}?${new URLSearchParams({ lang: face, theme })}`;
  return (
    <>
      <div className={css.looks}>
        <Look
          label={t.previewLanguage}
          words={inEachLanguage((each) => languageFacts[each].name)}
          order={readersFirst(readers)}
          value={face}
          onChange={setFace}
        />
        <Look
          label={t.previewTheme}
          words={t.previewThemes}
          order={['light', 'dark']}
          value={theme}
          onChange={setTheme}
        />
      </div>
      {problem !== null && <p className={css.quiet}>{t.liveWaits(problem)}</p>}
      {address !== null && (
        <Scaled width={360} className={css.place}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this origin with its scripts: a sandbox would hold nothing */}
          <iframe ref={frame} key={address} className={css.frame} title={t.live} src={address} />
        </Scaled>
      )}
    </>
  );
}
