import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { newPieces as t } from '#texts/new-pieces';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ask } from '../../client/ask.ts';
import { Page } from '../../ui/page.tsx';
import { StarterOffer, WithNewRows } from '../taxonomy/new-row.tsx';
import { PieceForm } from './from-photographs/piece-form.tsx';
import { PieceGrid } from './from-photographs/piece-grid.tsx';
import css from './from-photographs/pieces.module.css';
import { isOpen } from './from-photographs/pieces.ts';
import { fieldsOf } from './from-photographs/suggested.ts';
import { usePieces } from './from-photographs/use-pieces.ts';
import { FileButton } from './pictures/add-pictures.tsx';

export const loader = () => ask('getTaxonomy');

/** Products from photographs: they are chosen first, then each piece is filled in; the one in the URL is open. */
function AddProductsPage() {
  const taxonomy = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const made = usePieces();
  const { pieces } = made;
  const open = pieces.filter(isOpen);
  const piece = open.find(({ id }) => id === query.get('piece'));
  const goTo = (id: string | undefined) =>
    navigate(id === undefined ? '/products/add' : `/products/add?piece=${id}`, { replace: true });
  const send = async (publish: boolean) => {
    if (piece === undefined) return;
    made.finish(piece.id, fieldsOf(piece, made.last, taxonomy), publish);
    const place = open.indexOf(piece);
    const next = open[place + 1] ?? open.find((each) => each !== piece);
    await goTo(next?.id);
    scrollTo({ top: 0 });
  };
  const saved = pieces.filter((each) => each.made !== null).length;
  return (
    <WithNewRows taxonomy={taxonomy}>
      <Page
        title={piece === undefined ? t.title : t.piece(pieces.indexOf(piece) + 1)}
        total={pieces.length > 0 && t.onSale(saved, pieces.length)}
        back={piece === undefined ? '/products' : '/products/add'}
        layout="form"
      >
        {piece === undefined ? (
          <div className={css.page}>
            <StarterOffer taxonomy={taxonomy} />
            {pieces.length > 0 && (
              <>
                {open[0] !== undefined && (
                  <ButtonLink wide to={`/products/add?piece=${open[0].id}`}>
                    {t.fillNext}
                  </ButtonLink>
                )}
                {saved === pieces.length && <p role="status">{t.allDone}</p>}
                <PieceGrid
                  pieces={pieces}
                  uploads={made.uploads}
                  isWaiting={made.isWaiting}
                  onChange={made.change}
                />
              </>
            )}
            <div className={css.start}>
              {pieces.length === 0 && <p>{t.start}</p>}
              <FileButton
                label={pieces.length === 0 ? t.choose : t.more}
                icon="image"
                onChoose={(files) => void made.addPhotographs([...files].filter(isPhotograph))}
              />
              <FileButton
                label={t.camera}
                icon="camera"
                isCamera
                onChoose={(files) => void made.addPhotographs([...files].filter(isPhotograph))}
              />
            </div>
            <nav className={css.ways} aria-label={t.title}>
              <Link className="text-link" to="/products/new">
                {t.byForm}
              </Link>
              <Link className="text-link" to="/products/import">
                {t.fromList}
              </Link>
              {saved > 0 && (
                <Link className="text-link" to="/products">
                  {t.toProducts}
                </Link>
              )}
            </nav>
          </div>
        ) : (
          <PieceForm
            key={piece.id}
            piece={piece}
            fields={fieldsOf(piece, made.last, taxonomy)}
            made={made}
            taxonomy={taxonomy}
            onSend={(publish) => void send(publish)}
            onLater={() => void goTo(undefined)}
          />
        )}
      </Page>
    </WithNewRows>
  );
}

const isPhotograph = ({ type }: File) => type === '' || type.startsWith('image/');

export { AddProductsPage as Page };
