import { useState } from 'react';
import { useParams } from 'react-router';
import { language as readers } from '#texts/language';
import { products as t } from '#texts/products';
import { previewPath } from '../../../../shop/catalog/seo/addresses.ts';
import { inEachLanguage, languageFacts, readersFirst } from '../../../../shop/language.ts';
import { shownTheme } from '../../../ui/theme.ts';
import { Page } from '../../ui/page.tsx';
import { Look, Scaled } from './effect/shop-frame.tsx';
import css from './preview.module.css';

/** In CSS pixels; narrower places show the page smaller. */
const widths = { phone: 360, desk: 1280 } as const;

/** The product's page in the shop, as shoppers will see it. */
function PreviewPage() {
  const { id = '', previewId = '' } = useParams();
  const [face, setFace] = useState(readers);
  const [theme, setTheme] = useState(shownTheme);
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const address = `${previewPath(previewId)}?${new URLSearchParams({ lang: face, theme })}`;
  return (
    <Page
      title={t.preview}
      back={`/products/${id}`}
      layout="list"
      actions={
        <a className="text-link" href={address} target="_blank" rel="noreferrer">
          {t.openAlone}
        </a>
      }
    >
      <p className={css.quiet}>{t.previewSays}</p>
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
        <Look
          label={t.previewWidth}
          words={t.previewWidths}
          order={['phone', 'desk']}
          value={width}
          onChange={setWidth}
        />
      </div>
      <Scaled width={widths[width]} className={css.place}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this origin with its scripts: a sandbox would hold nothing */}
        <iframe key={address} className={css.frame} title={t.previewFrame} src={address} />
      </Scaled>
    </Page>
  );
}

export { PreviewPage as Page };
