import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { photographing } from '#texts/photographing';
import { pictureDesk as words } from '#texts/picture-desk';
import { products as t } from '#texts/products';
import { tintColors } from '../../../../shop/catalog/media/tint.ts';
import type { GivenPicture, PictureLooks } from '../../../../shop/catalog/products/calls.ts';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import type { Localized } from '../../../../shop/language.ts';
import { pictures as ar } from '../../../../shop/texts/ar/pictures.ts';
import { pictures as en } from '../../../../shop/texts/en/pictures.ts';
import type { Image } from '../../../../shop/wire/wire-types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Picture } from '../../../ui/product/picture.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import css from './picture-list.module.css';
import { AddPictures, CropSheet } from './pictures/add-pictures.tsx';
import { DrawPicture } from './pictures/draw-picture.tsx';
import { UploadList } from './pictures/upload-list.tsx';
import { useDragged } from './pictures/use-dragged.ts';
import { type Uploaded, useUploads } from './pictures/use-uploads.ts';
import { WornByFields } from './pictures/worn-by-fields.tsx';
import type { ProductErrors } from './product-errors.ts';

/** A picture in the form; `url` is a small file of it, `largest` the one that is framed again. */
export type FormPicture = GivenPicture & { url: string; largest: string; isDrawn: boolean };

/** The files of a picture that the form uses. */
export const filesOf = ({ url, srcset }: Image) => ({
  url,
  largest: srcset?.split(', ').at(-1)?.split(' ')[0] ?? url,
});

type PictureListProps = {
  productId: string;
  /** The product's, of which the words of a picture are made. */
  names: Localized;
  pictures: readonly FormPicture[];
  colors: Taxonomy['colors'];
  errors: ProductErrors;
  /** Those that the product is sold in. */
  sizes: Taxonomy['sizes'];
  /** Of the shop, for a drawing of a product that has no colors yet. */
  allColors: Taxonomy['colors'];
  /** The subcategory's name; a drawing is guessed from it. */
  subCategory: string;
  /** Changes the list as it is at that time: uploads end one by one. */
  onChange: (change: (pictures: readonly FormPicture[]) => FormPicture[]) => void;
  onRemove: (picture: FormPicture, place: number) => void;
};

const views = ['front', 'back', 'detail'] as const;

/** The pictures of a product in their order, each with its color and words. */
export function PictureList(props: PictureListProps) {
  const { productId, names, pictures, errors, colors, sizes, allColors, subCategory, onChange, onRemove } =
    props;
  const [framed, setFramed] = useState<{ picture: FormPicture; source: Blob } | null>(null);
  const { uploads, add, again, drop } = useUploads(productId, (uploaded) =>
    onChange((now) => withUploaded(now, uploaded)),
  );
  const setLooks = (id: string, looks: PictureLooks) =>
    onChange((now) => now.map((each) => (each.pictureId === id ? { ...each, ...looks } : each)));
  const frame = async (picture: FormPicture) => {
    const answer = await fetch(picture.largest).catch(() => null);
    if (answer?.ok !== true) return toast.error(words.notOpened);
    setFramed({ picture, source: await answer.blob() });
  };
  return (
    <div className={css.list}>
      <p className={css.quiet}>
        {t.picturesSay}{' '}
        <Link className="text-link" to="/products/photographing">
          {photographing.link}
        </Link>
      </p>
      <ol>
        {pictures.map((picture, place) => (
          <PictureRow
            key={picture.pictureId}
            picture={picture}
            names={names}
            place={place}
            isLast={place === pictures.length - 1}
            colors={colors}
            sizes={sizes}
            heightError={errors[`pictures.${place}.modelHeight`]}
            onFrame={() => void frame(picture)}
            onSet={(part) =>
              onChange((now) => now.map((each, at) => (at === place ? { ...each, ...part } : each)))
            }
            onMove={(from, to) => onChange((now) => moved(now, from, to))}
            onRemove={() => onRemove(picture, place)}
          />
        ))}
      </ol>
      <UploadList uploads={uploads} onAgain={again} onDrop={drop} />
      <AddPictures
        productId={productId}
        onAdd={(file, { file: cut, looks }) => void add(cut ?? file, looks)}
      />
      <DrawPicture
        about={[names.ar, names.en, subCategory]}
        colors={colors.length > 0 ? colors : allColors}
        pictureIds={pictures.map(({ pictureId }) => pictureId)}
        onUse={({ colorId, ...drawn }) => {
          const isOwn = colors.some(({ _id }) => _id === colorId);
          const file = { ...drawn, replaces: null };
          onChange((now) => withUploaded(now, file, { colorId: isOwn ? colorId : null, isDrawn: true }));
        }}
      />
      {framed !== null && (
        <Suspense>
          <CropSheet
            title={words.editTitle}
            source={framed.source}
            looks={framed.picture}
            isStored
            onUse={({ file, looks: { tint, focus } }) => {
              const { pictureId } = framed.picture;
              setFramed(null);
              if (file === null) setLooks(pictureId, { tint, focus });
              else void add(file, { tint, focus }, pictureId);
            }}
            onClose={() => setFramed(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Adds a picture: in place of the one it replaces, else last, a photograph before those that are drawn; never twice. */
function withUploaded(
  pictures: readonly FormPicture[],
  { pictureId, image, looks, replaces }: Uploaded,
  { colorId, isDrawn }: Pick<FormPicture, 'colorId' | 'isDrawn'> = { colorId: null, isDrawn: false },
): FormPicture[] {
  const files = { pictureId, ...filesOf(image), ...looks, isDrawn };
  if (pictures.some((each) => each.pictureId === pictureId))
    return pictures.map((each) => (each.pictureId === pictureId ? { ...each, ...looks } : each));
  if (pictures.some((each) => each.pictureId === replaces))
    return pictures.map((each) => (each.pictureId === replaces ? { ...each, ...files } : each));
  const nobody = { modelHeight: null, modelSizeId: null };
  const added = { colorId, view: 'front', altEn: '', altAr: '', ...nobody, ...files } as const;
  const firstDrawn = pictures.findIndex((each) => each.isDrawn);
  return isDrawn || firstDrawn < 0 ? [...pictures, added] : pictures.toSpliced(firstDrawn, 0, added);
}

type PictureRowProps = {
  picture: FormPicture;
  names: Localized;
  place: number;
  isLast: boolean;
  colors: PictureListProps['colors'];
  sizes: PictureListProps['sizes'];
  heightError: string | undefined;
  onSet: (part: Partial<FormPicture>) => void;
  onMove: (from: number, to: number) => void;
  onFrame: () => void;
  onRemove: () => void;
};

function PictureRow(props: PictureRowProps) {
  const { picture, names, place, isLast, colors, sizes, heightError, onSet, onMove, onFrame, onRemove } =
    props;
  const { colorId, view, altAr, altEn, url, focus } = picture;
  const colorNames = colors.find(({ _id }) => _id === colorId)?.names ?? null;
  const suggested = {
    ar: ar.alt(names.ar || names.en, colorNames?.ar ?? null, view),
    en: en.alt(names.en || names.ar, colorNames?.en ?? null, view),
  };
  const image = {
    url,
    width: 3,
    height: 4,
    alt: t.picture(place + 1),
    placeholder: picture.tint === null ? '' : tintColors[picture.tint],
    ...(focus && { focus: `${focus.x}% ${focus.y}%` }),
  };
  return (
    <li className={css.picture} {...useDragged(place, onMove)}>
      <div className={css.tile}>
        <Picture image={image} sizes="96px">
          {place === 0 && <Tag tone="accent">{t.cover}</Tag>}
        </Picture>
        <div className={css.moves}>
          <IconButton
            icon="arrow-up"
            label={t.forward}
            disabled={place === 0}
            onClick={() => onMove(place, place - 1)}
          />
          <IconButton
            icon="arrow-down"
            label={t.backward}
            disabled={isLast}
            onClick={() => onMove(place, place + 1)}
          />
        </div>
        <div className={css.moves}>
          <IconButton icon="crop" label={words.edit} onClick={onFrame} />
          <IconButton icon="trash-2" label={t.removePicture} onClick={onRemove} />
        </div>
      </div>
      <div className={css.fields}>
        <SelectField
          compact
          label={t.ofColor}
          value={colorId ?? ''}
          onChange={({ currentTarget: { value } }) => onSet({ colorId: value === '' ? null : value })}
        >
          <option value="">{t.everyColor}</option>
          {colors.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <details className={css.more}>
          <summary>{t.details}</summary>
          {place > 1 && (
            <Button small tone="secondary" icon="arrow-up" onClick={() => onMove(place, 0)}>
              {t.makeFirst}
            </Button>
          )}
          <SelectField
            compact
            label={t.shows}
            value={view}
            onChange={({ currentTarget: { value } }) =>
              onSet({ view: views.find((each) => each === value) ?? 'front' })
            }
          >
            {views.map((each) => (
              <option key={each} value={each}>
                {t.sides[each]}
              </option>
            ))}
          </SelectField>
          <TextField
            compact
            label={t.altAr}
            hint={t.altHint}
            placeholder={suggested.ar}
            lang="ar"
            dir="rtl"
            maxLength={200}
            value={altAr}
            onChange={({ currentTarget: { value } }) => onSet({ altAr: value })}
          />
          <TextField
            compact
            label={t.altEn}
            placeholder={suggested.en}
            lang="en"
            dir="ltr"
            maxLength={200}
            value={altEn}
            onChange={({ currentTarget: { value } }) => onSet({ altEn: value })}
          />
          <WornByFields picture={picture} sizes={sizes} error={heightError} onSet={onSet} />
        </details>
      </div>
    </li>
  );
}

function moved(pictures: readonly FormPicture[], from: number, to: number): FormPicture[] {
  const next = [...pictures];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
