import { useEffect, useState } from 'react';
import { drawings as t } from '#texts/drawings';
import type { DrawingWish } from '../../../../../shop/catalog/drawings/calls.ts';
import { guessKind } from '../../../../../shop/catalog/drawings/guess-kind.ts';
import {
  type DrawingKind,
  drawingGroups,
  drawingKinds,
  patterns,
  takesPattern,
} from '../../../../../shop/catalog/drawings/kinds.ts';
import { tintColors, tintFor } from '../../../../../shop/catalog/media/tint.ts';
import type { PictureLooks } from '../../../../../shop/catalog/products/calls.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { keysOf } from '../../../../../shop/keys-of.ts';
import type { Image } from '../../../../../shop/wire/wire-types.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Swatches } from '../../../../ui/choices/swatches.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { Picture } from '../../../../ui/product/picture.tsx';
import { ask } from '../../../client/ask.ts';
import css from './draw.module.css';
import { Tints } from './tints.tsx';

/** A drawing that was stored as a picture, in a color of the shop. */
export type Drawn = { pictureId: string; image: Image; colorId: string; looks: PictureLooks };

type DrawSheetProps = {
  /** The product's names and category, from which the kind is guessed. */
  about: readonly string[];
  /** At least one. */
  colors: Taxonomy['colors'];
  /** The product's pictures; a drawing among them is not added again. */
  pictureIds: readonly string[];
  onUse: (drawn: Drawn) => void;
  onClose: () => void;
};

/** Draws a picture of a product without a photograph. */
export function DrawSheet({ about, colors, pictureIds, onUse, onClose }: DrawSheetProps) {
  const [kind, setKind] = useState<DrawingKind | null>(() => guessKind(about));
  const [colorId, setColorId] = useState(colors[0]?._id ?? '');
  const [pattern, setPattern] = useState<DrawingWish['pattern']>('plain');
  const [tint, setTint] = useState<PictureLooks['tint']>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const color = colors.find(({ _id }) => _id === colorId);
  const hex = color?.hex ?? '#ffffff';
  const wish = kind && { kind, color: hex, pattern: takesPattern(kind) ? pattern : 'plain' };
  const preview = usePreview(wish);
  const use = async (wanted: DrawingWish) => {
    setFailed('');
    setBusy(true);
    try {
      const { picture } = await ask('addDrawing', wanted);
      if (pictureIds.includes(picture._id)) setFailed(t.isThere);
      else onUse({ pictureId: picture._id, image: picture.image, colorId, looks: { tint, focus: null } });
    } catch (failure) {
      setFailed(failureText(failure, t.notDrawn));
    }
    setBusy(false);
  };
  return (
    <Sheet
      open
      tall
      title={t.open}
      onClose={onClose}
      footer={
        <Button wide busy={busy} disabled={preview.url === null} onClick={() => wish && void use(wish)}>
          {t.use}
        </Button>
      }
    >
      <div className={css.parts}>
        {failed !== '' && <Banner tone="error">{failed}</Banner>}
        <div className={css.preview} aria-busy={preview.isDrawn}>
          <Picture
            load="eager"
            image={{
              url: preview.url ?? NOTHING,
              width: 3,
              height: 4,
              alt: kind !== null && preview.url !== null ? t.preview(t.kinds[kind], color?.name ?? '') : '',
              placeholder: tintColors[tint ?? tintFor(hex)],
            }}
          />
          <p className={css.quiet} role="status">
            {kind === null ? t.saysKind : preview.isDrawn && t.isDrawn}
          </p>
        </div>
        {preview.problem !== '' && (
          <Banner
            tone="error"
            action={
              <Button small tone="secondary" onClick={preview.again}>
                {t.again}
              </Button>
            }
          >
            {preview.problem}
          </Banner>
        )}
        <div className={css.fields}>
          <SelectField
            label={t.kind}
            value={kind ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setKind(drawingKinds.find((each) => each === value) ?? null)
            }
          >
            {kind === null && <option value="">{t.choose}</option>}
            {keysOf(drawingGroups).map((group) => (
              <optgroup key={group} label={t.groups[group]}>
                {drawingGroups[group].map((each) => (
                  <option key={each} value={each}>
                    {t.kinds[each]}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <Swatches
            legend={t.color}
            name="drawn-color"
            options={colors.map(({ _id: id, name, hex: fill }) => ({ id, name, hex: fill }))}
            value={colorId}
            onChange={setColorId}
          />
          {kind !== null && takesPattern(kind) && (
            <SelectField
              label={t.pattern}
              value={pattern}
              onChange={({ currentTarget: { value } }) =>
                setPattern(patterns.find((each) => each === value) ?? 'plain')
              }
            >
              {patterns.map((each) => (
                <option key={each} value={each}>
                  {t.patterns[each]}
                </option>
              ))}
            </SelectField>
          )}
          <Tints suggested={tintFor(hex)} value={tint} onChange={setTint} />
        </div>
      </div>
    </Sheet>
  );
}

/** An image that shows nothing: the tile keeps its ground. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Arrow keys pass several choices. */
const PAUSE_MS = 150;

/** The drawing of what is chosen; the one before stays until it is there. */
function usePreview(wish: DrawingWish | null) {
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [isDrawn, setDrawn] = useState(false);
  const [tries, setTries] = useState(0);
  const wanted = wish && JSON.stringify(wish);
  useEffect(() => {
    if (wanted === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    setDrawn(true);
    setProblem('');
    const timer = setTimeout(() => {
      ask('previewDrawing', JSON.parse(wanted) as DrawingWish, { signal })
        .then(
          ({ drawing }) => !signal.aborted && setUrl(drawing.url),
          (failure: unknown) => !signal.aborted && setProblem(failureText(failure, t.notDrawn)),
        )
        .finally(() => !signal.aborted && setDrawn(false));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted, tries]);
  return { url, problem, isDrawn, again: () => setTries(tries + 1) };
}
