import { useEffect, useState } from 'react';
import { contentDesk as t } from '#texts/content-desk';
import { language } from '#texts/language';
import { languageFacts, readersFirst, textsOfFields } from '../../../../shop/language.ts';
import type { HomeBlockKind } from '../../../../shop/office/home/desk/block-kinds.ts';
import type { HomeBlockFields, HomeBlockPreview } from '../../../../shop/office/home/desk/content-calls.ts';
import { Picture } from '../../../ui/product/picture.tsx';
import { ask } from '../../client/ask.ts';
import { PreviewChoices, ThemeChoice, useTheme } from '../../ui/preview-choices.tsx';
import css from './content.module.css';
import { StateTag } from './state-tag.tsx';

const PAUSE_MS = 400;
const faces = readersFirst(language);

type Previewed = { blockId: string | null; kind: HomeBlockKind; fields: HomeBlockFields };

/** The block in both languages, and whether shoppers see it. */
export function BlockPreview({ isSaved, ...previewed }: Previewed & { isSaved: boolean }) {
  const { kind, fields } = previewed;
  const preview = usePreview(previewed);
  const [theme, setTheme] = useTheme();
  const [title, text] = [textsOfFields(fields, 'title'), textsOfFields(fields, 'text')];
  return (
    <section className={css.preview}>
      <h2>{t.preview}</h2>
      <PreviewChoices>
        <ThemeChoice theme={theme} onChoose={setTheme} />
      </PreviewChoices>
      {faces.map((face) => (
        <div
          key={face}
          className={css.look}
          data-theme={theme}
          lang={face}
          dir={languageFacts[face].direction}
        >
          {kind === 'notice' ? (
            <>
              <p className={css.bar}>{title[face] || '…'}</p>
              {text[face] !== '' && <p className={css.bar}>{text[face]}</p>}
            </>
          ) : (
            <div className={css.face}>
              <div>
                <p className={css.heading}>{title[face] || '…'}</p>
                <p className={css.quiet}>{text[face]}</p>
              </div>
              <div className={css.pictures}>
                {(preview?.images ?? []).map((image) => (
                  <Picture key={image.url} image={{ ...image, alt: '' }} sizes="88px" />
                ))}
              </div>
            </div>
          )}
        </div>
      ))}
      {preview !== null && (
        <div role="status">
          {isSaved && <StateTag state={preview.state} />}
          <p className={css.quiet}>
            {preview.count !== null && `${t.products(preview.count)} · `}
            {!isSaved && preview.state === 'shown' ? t.whenSaved : t.stateSays[preview.state]}
          </p>
        </div>
      )}
    </section>
  );
}

/** What the server says of the block as typed, asked again when typing pauses; null before its first answer. */
function usePreview(props: Previewed): HomeBlockPreview | null {
  const [preview, setPreview] = useState<HomeBlockPreview | null>(null);
  const typed = JSON.stringify(props);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      // With an unreadable field the last answer stays.
      ask('previewHomeBlock', JSON.parse(typed)).then(
        (answer) => isCurrent && setPreview(answer),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return preview;
}
