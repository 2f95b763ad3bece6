import { type FormEvent, useState } from 'react';
import { language, otherLanguage } from '#texts/language';
import { newPieces as t } from '#texts/new-pieces';
import { products } from '#texts/products';
import { isBlank } from '../../../../../shop/blank.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { fieldEnding, type Language, languageFacts } from '../../../../../shop/language.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { reveal } from '../../../ui/reveal.ts';
import { StarterOffer } from '../../taxonomy/new-row.tsx';
import { BrandField, SubCategoryField } from '../place-fields.tsx';
import { PriceInDollars } from '../price-in-dollars.tsx';
import type { ProductErrors } from '../product-errors.ts';
import { ColorChoice } from './color-choice.tsx';
import { PiecePhotos } from './piece-photos.tsx';
import css from './pieces.module.css';
import type { Piece, PieceFields } from './pieces.ts';
import { SizeChoice } from './size-choice.tsx';
import { ownDescription, ownName } from './suggested.ts';
import type { usePieces } from './use-pieces.ts';

type PieceFormProps = {
  piece: Piece;
  fields: PieceFields;
  made: ReturnType<typeof usePieces>;
  taxonomy: Taxonomy;
  onSend: (publish: boolean) => void;
  onLater: () => void;
};

/** What one piece needs before it is on sale: price, category, color, sizes with pieces, and a name that is suggested. */
export function PieceForm({ piece, fields, made, taxonomy, onSend, onLater }: PieceFormProps) {
  const [isTried, setTried] = useState(false);
  const errors: ProductErrors = { ...piece.errors, ...(isTried && problemsOf(fields)) };
  const type = (part: Partial<PieceFields>) => made.type(piece.id, part);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('name');
    setTried(true);
    const [wrong] = Object.keys(problemsOf(fields));
    if (wrong === undefined) return onSend(pressed !== 'draft');
    const place = document.getElementsByName(wrong)[0] ?? document.getElementById(wrong);
    if (place !== null) reveal(place);
  };
  const { price: before } = made.last;
  const problem = errors['general'] ?? errors['pictures'];
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      <PiecePhotos piece={piece} made={made} />
      <AmountField
        name="price"
        label={products.fields.price}
        error={errors['price']}
        maxLength={11}
        value={fields.price === null ? '' : String(fields.price)}
        onType={(digits) => type({ price: digits === '' ? null : Number(digits) })}
      />
      {fields.price === null && typeof before === 'number' && (
        <p>
          <Button small tone="secondary" onClick={() => type({ price: before })}>
            {t.samePrice(formatMoney(before, language))}
          </Button>
        </p>
      )}
      {fields.price === null && <PriceInDollars onPrice={(price) => type({ price })} />}
      <StarterOffer taxonomy={taxonomy} />
      <SubCategoryField
        {...plain('subCategoryId', t.kind, errors['subCategoryId'])}
        taxonomy={taxonomy}
        value={fields.subCategoryId}
        onChange={(subCategoryId) => type({ subCategoryId })}
      />
      <ColorChoice
        colors={taxonomy.colors}
        chosen={fields.colorIds}
        isFound={piece.typed.colorIds === undefined && fields.colorIds.length > 0}
        error={errors['colorIds']}
        onChange={(colorIds) => type({ colorIds })}
      />
      <SizeChoice
        sizes={taxonomy.sizes}
        chosen={fields.sizes}
        error={errors['sizes'] ?? errors['variants']}
        onChange={(sizes) => type({ sizes })}
      />
      <TextField
        name={ownName}
        label={t.name}
        hint={piece.typed[ownName] === undefined && fields[ownName] !== '' ? t.suggested : undefined}
        error={errors['nameAr'] ?? errors['nameEn']}
        maxLength={120}
        value={fields[ownName]}
        onChange={({ currentTarget: { value } }) => type({ [ownName]: value })}
      />
      <details className={css.rest}>
        <summary>{t.rest}</summary>
        <BrandField
          {...plain('brandId', products.fields.brandId, errors['brandId'])}
          taxonomy={taxonomy}
          none={products.ownBrand}
          value={fields.brandId}
          onChange={(brandId) => type({ brandId })}
        />
        <TextArea
          name={ownDescription}
          label={t.description}
          rows={3}
          maxLength={3000}
          value={fields[ownDescription]}
          onChange={({ currentTarget: { value } }) => type({ [ownDescription]: value })}
        />
        <OtherName fields={fields} onType={type} />
      </details>
      <div className={css.acts}>
        <Button wide type="submit">
          {t.put}
        </Button>
        <Button small tone="secondary" type="submit" name="draft">
          {t.draft}
        </Button>
        <Button small tone="quiet" onClick={onLater}>
          {t.later}
        </Button>
      </div>
    </form>
  );
}

/** A field of a form that is kept on this device alone. */
const plain = (name: string, label: string, error: string | undefined) => ({
  name,
  label,
  error,
  theirs: undefined,
  onKeepTheirs: () => {},
});

type OtherNameProps = { fields: PieceFields; onType: (part: Partial<PieceFields>) => void };

function OtherName({ fields, onType }: OtherNameProps) {
  const name = nameIn(otherLanguage);
  return (
    <TextField
      optional
      name={name}
      label={products.fields[name]}
      lang={otherLanguage}
      dir={languageFacts[otherLanguage].direction}
      maxLength={120}
      value={fields[name]}
      onChange={({ currentTarget: { value } }) => onType({ [name]: value })}
    />
  );
}

const nameIn = (each: Language) => `name${fieldEnding(each)}` as const;

/** What is not filled in yet, in the order of the form. */
function problemsOf(fields: PieceFields): ProductErrors {
  return {
    ...(fields.price === null && { price: products.priceNeeded }),
    ...(fields.subCategoryId === '' && { subCategoryId: products.categoryNeeded }),
    ...(fields.colorIds.length === 0 && { colorIds: t.needsColor }),
    ...(fields.sizes.length === 0 && { sizes: t.needsSize }),
    ...(isBlank(fields.nameAr) && isBlank(fields.nameEn) && { [ownName]: products.nameNeeded }),
  };
}
