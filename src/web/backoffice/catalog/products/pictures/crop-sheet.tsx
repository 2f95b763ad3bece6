import { type ReactNode, useEffect, useState } from 'react';
import { pictureDesk as t } from '#texts/picture-desk';
import { brandsOf, isHeic } from '../../../../../shop/catalog/media/brands.ts';
import {
  drawnSize,
  fitted,
  type Framing,
  leastZoom,
  middle,
  MOST_TILT,
  MOST_ZOOM,
} from '../../../../../shop/catalog/media/framing.ts';
import { tintColors, tintFor } from '../../../../../shop/catalog/media/tint.ts';
import type { PictureLooks } from '../../../../../shop/catalog/products/calls.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Chips, ChipToggle } from '../../../../ui/buttons/chip.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './crop.module.css';
import { drawPhoto, fileOf, sampleOf } from './draw-photo.ts';
import { FrameStage } from './frame-stage.tsx';
import { Tints } from './tints.tsx';

/** The result: `file` is null where the stored file stays. */
export type Cropped = { file: Blob | null; looks: PictureLooks };

type CropSheetProps = {
  title: string;
  source: Blob;
  looks: PictureLooks;
  /** It is a picture of the product already. */
  isStored: boolean;
  /** How many photographs are left with this one, and what sends all of them uncut. */
  rest?: { count: number; onUse: () => void };
  /** Above the photograph. */
  notice?: ReactNode;
  onUse: (cropped: Cropped) => void;
  onClose: () => void;
};

/** Straightens a photograph, crops it 3 to 4, and sets its focus point and background. */
export function CropSheet({
  title,
  source,
  looks: given,
  isStored,
  rest,
  notice,
  onUse,
  onClose,
}: CropSheetProps) {
  const read = usePhoto(source);
  const photo = typeof read === 'object' ? read : null;
  const [framing, setFraming] = useState<Framing>(middle);
  const [looks, setLooks] = useState(given);
  const [part, setPart] = useState<'frame' | 'focus'>('frame');
  const [busy, setBusy] = useState(false);
  const isFramed = framing !== middle;
  const use = async (bitmap: ImageBitmap, isCutOut: boolean) => {
    setBusy(true);
    const isWanted = !isStored || isFramed || bitmap.width * 4 !== bitmap.height * 3;
    const file = isWanted ? await cut(bitmap, framing, isCutOut ? null : groundOf(looks)) : null;
    setBusy(false);
    onUse({ file, looks });
  };
  const turn = (by: 1 | 3) => {
    if (photo)
      setFraming(
        fitted(photo.bitmap, {
          ...framing,
          x: 0,
          y: 0,
          quarters: ((framing.quarters + by) % 4) as Framing['quarters'],
        }),
      );
  };
  return (
    <Sheet
      open
      tall
      title={title}
      onClose={onClose}
      footer={
        <div className={css.foot}>
          {typeof read === 'string' && (
            <Button tone={read === 'heic' ? 'primary' : 'secondary'} onClick={onClose}>
              {t.drop}
            </Button>
          )}
          {!isStored && read !== 'heic' && (
            <Button small tone="quiet" disabled={busy} onClick={() => onUse({ file: null, looks })}>
              {t.uncut}
            </Button>
          )}
          {rest !== undefined && rest.count > 1 && (
            <Button small tone="quiet" disabled={busy} onClick={rest.onUse}>
              {t.allUncut(rest.count)}
            </Button>
          )}
          {typeof read !== 'string' && (
            <Button
              busy={busy}
              disabled={!photo}
              onClick={() => photo && void use(photo.bitmap, photo.isCutOut)}
            >
              {t.use}
            </Button>
          )}
        </div>
      }
    >
      {notice}
      {typeof read === 'string' && <Banner tone="error">{t[read]}</Banner>}
      {photo && (
        <div className={css.parts}>
          <Chips label={t.parts}>
            {(['frame', 'focus'] as const).map((each) => (
              <ChipToggle
                key={each}
                type="radio"
                name="part"
                checked={each === part}
                onChange={() => setPart(each)}
              >
                {t.partNames[each]}
              </ChipToggle>
            ))}
          </Chips>
          <FrameStage
            photo={photo.bitmap}
            framing={framing}
            ground={groundOf(looks)}
            point={part === 'focus' ? (looks.focus ?? { x: 50, y: 50 }) : null}
            onFrame={setFraming}
            onPoint={(focus) => setLooks({ ...looks, focus })}
          />
          {part === 'frame' ? (
            <>
              <div className={css.turns}>
                <IconButton icon="rotate-ccw" label={t.turnLeft} onClick={() => turn(3)} />
                <IconButton icon="rotate-cw" label={t.turnRight} onClick={() => turn(1)} />
                <Button small tone="quiet" disabled={!isFramed} onClick={() => setFraming(middle)}>
                  {t.reset}
                </Button>
              </div>
              <Range
                label={t.tilt(formatNumber(framing.tilt))}
                least={-MOST_TILT}
                most={MOST_TILT}
                step={0.5}
                value={framing.tilt}
                onChange={(tilt) => setFraming(fitted(photo.bitmap, { ...framing, tilt }))}
              />
              <Range
                label={t.zoom(Math.round(framing.zoom * 100))}
                least={leastZoom(photo.bitmap, framing)}
                most={MOST_ZOOM}
                step={0.01}
                value={framing.zoom}
                onChange={(zoom) => setFraming(fitted(photo.bitmap, { ...framing, zoom }))}
              />
              <Tints
                suggested={tintFor(photo.color)}
                value={looks.tint}
                onChange={(tint) => setLooks({ ...looks, tint })}
              />
            </>
          ) : (
            <Button
              small
              tone="quiet"
              disabled={looks.focus === null}
              onClick={() => setLooks({ ...looks, focus: null })}
            >
              {t.noFocus}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}

const groundOf = ({ tint }: PictureLooks) => tintColors[tint ?? 'chalk'];

async function cut(photo: ImageBitmap, framing: Framing, ground: string | null): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), drawnSize(photo, framing));
  drawPhoto(canvas, photo, framing, ground);
  return fileOf(canvas, ground === null);
}

type Photo = { bitmap: ImageBitmap; isCutOut: boolean; color: string };

/** The photograph upright; undefined while it is loading, or the reason why this browser cannot read it. */
function usePhoto(source: Blob): Photo | 'heic' | 'unreadable' | undefined {
  const [photo, setPhoto] = useState<Photo | 'heic' | 'unreadable'>();
  useEffect(() => {
    let isOver = false;
    let read: ImageBitmap | null = null;
    createImageBitmap(source).then(
      (bitmap) => {
        if (isOver) return bitmap.close();
        read = bitmap;
        setPhoto({ bitmap, ...sampleOf(bitmap) });
      },
      async () => setPhoto(await whyUnread(source)),
    );
    return () => {
      isOver = true;
      read?.close();
    };
  }, [source]);
  return photo;
}

const HEAD_BYTES = 256;

const whyUnread = async (source: Blob) => {
  const head = await source.slice(0, HEAD_BYTES).arrayBuffer();
  return isHeic(brandsOf(new Uint8Array(head))) ? 'heic' : 'unreadable';
};

type RangeProps = {
  label: string;
  least: number;
  most: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
};

function Range({ label, least, most, step, value, onChange }: RangeProps) {
  return (
    <label className={css.range}>
      {label}
      {/* Left to right like the picture. */}
      <input
        type="range"
        dir="ltr"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </label>
  );
}
