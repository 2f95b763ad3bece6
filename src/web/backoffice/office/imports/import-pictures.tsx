import { imports as t } from '#texts/imports';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './imports.module.css';
import { SendPictures } from './send-pictures.tsx';

/** The ZIP of pictures of an import: what each of its files is, and sending one. */
export function ImportPictures({
  file: { _id: id, state, pictures, may, encoding },
}: {
  file: ProductImport;
}) {
  const { busy, act } = useAct();
  const maySend = may.includes('sendPictures');
  if (pictures === null && !maySend) return null;
  return (
    <section className={css.page}>
      <h2 className="card-title">{t.zip.title}</h2>
      {pictures !== null && state !== 'checking' && (
        <Files pictures={pictures} isAlone={encoding === 'zip'} />
      )}
      {maySend && <SendPictures importId={id} pictures={pictures} />}
      {maySend && pictures !== null && <p className={css.quiet}>{t.zip.added}</p>}
      {may.includes('dropPictures') && (
        <Button
          wide
          tone="secondary"
          busy={busy}
          onClick={() => void act(() => ask('dropImportPictures', { id }))}
        >
          {t.zip.drop}
        </Button>
      )}
    </section>
  );
}

type FilesProps = { pictures: NonNullable<ProductImport['pictures']>; isAlone: boolean };

function Files({ pictures: { fileName, counts, files }, isAlone }: FilesProps) {
  if (counts.files === 0) return null;
  return (
    <>
      <p>
        {!isAlone && <bdi>{fileName}</bdi>} {t.zip.files(counts.files)}
      </p>
      {counts.refused > 0 && <p className={css.refused}>{t.zip.refused(counts.refused)}</p>}
      <ul className={css.faults}>
        {files.map(({ name, product, color, isNew, fault }, place) => (
          <li key={`${place} ${name}`}>
            <span className={css.name}>
              <bdi>{name}</bdi>
            </span>
            <span>
              {fault !== null && <b className={css.refused}>{fault} </b>}
              {product !== null && <bdi>{product}</bdi>}
              {color !== null && ` · ${color}`}
              {fault === null && product !== null && !isNew && (
                <span className={css.quiet}> {t.zip.has}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {files.length < counts.files && <p className={css.quiet}>{t.zip.more}</p>}
    </>
  );
}
