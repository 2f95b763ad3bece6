import { products as t } from '#texts/products';
import type { GivenPicture } from '../../../shop/products/calls.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Picture } from '../../ui/product/picture.tsx';
import { Tag } from '../../ui/product/tag.tsx';
import { AddPictures } from './add-pictures.tsx';
import css from './picture-list.module.css';

/** A picture in the form; `url` is a file of it. */
export type FormPicture = GivenPicture & { url: string };

type PictureListProps = {
  pictures: readonly FormPicture[];
  colors: readonly { _id: string; name: string }[];
  /** From the form as it is by then: photographs arrive one by one. */
  onChange: (change: (pictures: readonly FormPicture[]) => FormPicture[]) => void;
};

const views = ['front', 'back', 'detail'] as const;

/** The pictures of a product in their order, each with its color and words. */
export function PictureList({ pictures, colors, onChange }: PictureListProps) {
  return (
    <div className={css.list}>
      <p className={css.quiet}>{t.picturesSay}</p>
      <ol>
        {pictures.map((picture, place) => (
          <PictureRow
            key={picture.pictureId}
            picture={picture}
            place={place}
            isLast={place === pictures.length - 1}
            colors={colors}
            onSet={(part) =>
              onChange((now) => now.map((each, at) => (at === place ? { ...each, ...part } : each)))
            }
            onMove={(by) => onChange((now) => moved(now, place, by))}
            onRemove={() => onChange((now) => now.filter((_each, at) => at !== place))}
          />
        ))}
      </ol>
      <AddPictures
        onAdded={({ _id: pictureId, image: { url } }) =>
          onChange((now) =>
            now.some((each) => each.pictureId === pictureId)
              ? [...now]
              : [...now, { pictureId, colorId: null, view: 'front', altEn: '', altAr: '', url }],
          )
        }
      />
    </div>
  );
}

type PictureRowProps = {
  picture: FormPicture;
  place: number;
  isLast: boolean;
  colors: PictureListProps['colors'];
  onSet: (part: Partial<FormPicture>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function PictureRow({ picture, place, isLast, colors, onSet, onMove, onRemove }: PictureRowProps) {
  const { colorId, view, altAr, altEn, url } = picture;
  const image = { url, width: 3, height: 4, alt: t.picture(place + 1), placeholder: '' };
  return (
    <li className={css.picture}>
      <div className={css.tile}>
        <Picture image={image} sizes="96px">
          {place === 0 && <Tag tone="accent">{t.cover}</Tag>}
        </Picture>
        <div className={css.moves}>
          <IconButton icon="arrow-up" label={t.forward} disabled={place === 0} onClick={() => onMove(-1)} />
          <IconButton icon="arrow-down" label={t.backward} disabled={isLast} onClick={() => onMove(1)} />
        </div>
        <IconButton icon="trash-2" label={t.removePicture} onClick={onRemove} />
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
            lang="ar"
            dir="rtl"
            maxLength={200}
            value={altAr}
            onChange={({ currentTarget: { value } }) => onSet({ altAr: value })}
          />
          <TextField
            compact
            label={t.altEn}
            lang="en"
            dir="ltr"
            maxLength={200}
            value={altEn}
            onChange={({ currentTarget: { value } }) => onSet({ altEn: value })}
          />
        </details>
      </div>
    </li>
  );
}

function moved(pictures: readonly FormPicture[], from: number, by: 1 | -1): FormPicture[] {
  const next = [...pictures];
  next.splice(from + by, 0, ...next.splice(from, 1));
  return next;
}
