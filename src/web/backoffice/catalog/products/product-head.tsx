import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { language } from '#texts/language';
import { products as t } from '#texts/products';
import { share } from '#texts/share';
import type { EditedProduct } from '../../../../shop/catalog/products/calls.ts';
import type { ProductStep } from '../../../../shop/catalog/products/steps.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DetailsMenu } from '../../../ui/overlays/details-menu.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Picture } from '../../../ui/product/picture.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { reveal } from '../../ui/reveal.ts';
import { missingWord } from './missing-word.ts';
import { ScheduleSheet } from './prices/schedule-sheet.tsx';
import css from './products.module.css';
import { ShareSheet } from './share-sheet.tsx';

type ProductHeadProps = {
  product: EditedProduct;
  hasDraft: boolean;
  onPreview: () => Promise<unknown>;
  onChanged: (product: EditedProduct) => void;
  onDeleted: () => void;
};

/** Picture and name, missing fields, and the steps to other states. */
export function ProductHead({ product, hasDraft, onPreview, onChanged, onDeleted }: ProductHeadProps) {
  const { _id: id, version, status, publishAt, image, missing, may, canDelete } = product;
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'schedule' | 'delete' | 'share' | null>(null);
  const take = async (step: ProductStep, at: string | null = null) => {
    const done = await act(async () => makeStep(step, { id, version, at }));
    if (done === null) return;
    setOpen(null);
    onChanged(done.product);
    toast.success(t.done[step]);
  };
  const duplicate = async () => {
    const done = await act(async () => askOnce('duplicateProduct', { id }));
    if (done === null) return;
    toast.success(t.duplicated);
    await navigate(`/products/${done.product._id}`);
  };
  const drop = async () => {
    try {
      await ask('deleteProduct', { id });
      onDeleted();
      toast.success(t.deleted);
      await navigate('/products', { replace: true });
    } catch {
      toast.error(t.notSaved);
    }
  };
  const shown = may.filter((step) => step !== 'archive');
  const needs = (step: ProductStep) => (step === 'publish' || step === 'schedule') && missing.length > 0;
  return (
    <div className={css.headline}>
      <span className={css.photo}>
        <Picture image={{ ...image, alt: '' }} sizes="96px" />
      </span>
      <div className={css.card}>
        {publishAt !== null && <p>{t.publishesAt(formatMoment(publishAt, language))}</p>}
        <Missing product={product} />
        <LastChange product={product} />
        <p className={css.line}>
          {status === 'published' && (
            <a className="text-link" href={`/ProductDetails/${id}`}>
              {t.see}
            </a>
          )}
          <Link className="text-link" to={`/stock/${id}`}>
            {t.stockOf}
          </Link>
        </p>
      </div>
      <div className={css.steps}>
        <div className={css.acts}>
          <div className={css.line}>
            <Button small tone="secondary" icon="eye" busy={busy} onClick={() => void onPreview()}>
              {t.preview}
            </Button>
            {status === 'published' && (
              <Button small tone="secondary" icon="share-2" onClick={() => setOpen('share')}>
                {share.share}
              </Button>
            )}
            {shown.map((step) => (
              <Button
                key={step}
                small
                tone={step === 'publish' && !hasDraft && !needs(step) ? 'primary' : 'secondary'}
                busy={busy}
                disabled={hasDraft || needs(step)}
                onClick={() => (step === 'schedule' ? setOpen(step) : void take(step))}
              >
                {t.steps[step]}
              </Button>
            ))}
          </div>
          <DetailsMenu label={t.more} icon="ellipsis-vertical">
            <button type="button" disabled={busy || hasDraft} onClick={() => void duplicate()}>
              {t.duplicate}
            </button>
            {may.includes('archive') && (
              <button type="button" disabled={busy || hasDraft} onClick={() => void take('archive')}>
                {t.steps.archive}
              </button>
            )}
            {canDelete && (
              <button type="button" onClick={() => setOpen('delete')}>
                {t.delete}
              </button>
            )}
          </DetailsMenu>
        </div>
        {hasDraft && <p className={css.quiet}>{t.saveFirst}</p>}
      </div>
      {open === 'schedule' && (
        <ScheduleSheet
          busy={busy}
          onClose={() => setOpen(null)}
          onChoose={(at) => void take('schedule', at)}
        />
      )}
      {open === 'share' && <ShareSheet productId={id} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <Sheet
          open
          title={t.deleteTitle}
          onClose={() => setOpen(null)}
          footer={
            <Button wide onClick={() => void drop()}>
              {t.delete}
            </Button>
          }
        >
          <p>{t.deleteText}</p>
        </Sheet>
      )}
    </div>
  );
}

function makeStep(
  step: ProductStep,
  { id, version, at }: { id: string; version: number; at: string | null },
) {
  if (step === 'publish') return askOnce('publishProduct', { id, version });
  if (step === 'hide') return askOnce('hideProduct', { id, version });
  if (step === 'archive') return askOnce('archiveProduct', { id, version });
  return askOnce('scheduleProduct', { id, version, at });
}

/** What is missing before it can be published, then what is left to write, as links to the fields. */
function Missing({ product: { missing, unwritten, status } }: { product: EditedProduct }) {
  if (missing.length > 0) return <Fields title={t.missing(missing.length)} fields={missing} />;
  return (
    <>
      {status === 'draft' && <p>{t.complete}</p>}
      {unwritten.length > 0 && <Fields title={t.unwritten(unwritten.length)} fields={unwritten} />}
    </>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly string[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className={css.missing}>
        {fields.map((field) => (
          <li key={field}>
            <button type="button" className="text-link" onClick={() => goToField(field)}>
              {missingWord(field)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LastChange({ product }: { product: EditedProduct }) {
  const { changedBy, isPublishedBySchedule } = product;
  const when = formatMoment(product.changedAt, language);
  if (isPublishedBySchedule) return <p className={css.quiet}>{t.publishedBySchedule(when)}</p>;
  return changedBy === null ? null : <p className={css.quiet}>{t.lastChange(changedBy, when)}</p>;
}

/** A field by its name, or a section by its id. */
function goToField(name: string): void {
  const section = document.getElementById(name);
  const place = document.getElementsByName(name)[0] ?? section?.querySelector('summary') ?? section;
  if (place !== null) reveal(place);
}
