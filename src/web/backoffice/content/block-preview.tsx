import { useEffect, useState } from 'react';
import { contentDesk as t } from '#texts/content-desk';
import { language } from '#texts/language';
import type { HomeBlockKind } from '../../../shop/home/desk/block-kinds.ts';
import type { HomeBlockFields, HomeBlockPreview } from '../../../shop/home/desk/content-calls.ts';
import { readersFirst } from '../../../shop/language.ts';
import { Picture } from '../../ui/product/picture.tsx';
import { ask } from '../client/ask.ts';
import css from './content.module.css';
import { StateTag } from './state-tag.tsx';

const PAUSE_MS = 400;
const faces = readersFirst(language);

type Previewed = { blockId: string | null; kind: HomeBlockKind; fields: HomeBlockFields };

/** The block in both languages, and whether shoppers see it. */
export function BlockPreview({ isSaved, ...previewed }: Previewed & { isSaved: boolean }) {
  const { kind, fields } = previewed;
  const preview = usePreview(previewed);
  const words = {
    en: { title: fields.titleEn, text: fields.textEn },
    ar: { title: fields.titleAr, text: fields.textAr },
  };
  return (
    <section className={css.preview}>
      <h2>{t.preview}</h2>
      {faces.map((face) => (
        <div key={face} lang={face} dir={face === 'ar' ? 'rtl' : 'ltr'}>
          {kind === 'notice' ? (
            <>
              <p className={css.bar}>{words[face].title || '…'}</p>
              {words[face].text !== '' && <p className={css.bar}>{words[face].text}</p>}
            </>
          ) : (
            <div className={css.face}>
              <div>
                <p className={css.heading}>{words[face].title || '…'}</p>
                <p className={css.quiet}>{words[face].text}</p>
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
      // A field that cannot be read yet leaves the last answer standing.
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
