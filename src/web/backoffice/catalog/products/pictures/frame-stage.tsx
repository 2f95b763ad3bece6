import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { pictureDesk as t } from '#texts/picture-desk';
import type { Focus } from '../../../../../shop/catalog/media/focus.ts';
import { FRAME, fitted, type Framing } from '../../../../../shop/catalog/media/framing.ts';
import css from './crop.module.css';
import { drawPhoto } from './draw-photo.ts';

type FrameStageProps = {
  photo: ImageBitmap;
  framing: Framing;
  ground: string | null;
  /** The point that stays in view; null while the photograph is moved instead. */
  point: Focus | null;
  onFrame: (framing: Framing) => void;
  onPoint: (point: Focus) => void;
};

type Spot = { x: number; y: number };

/** The step of one key press, in parts of the frame's width or in percent of the picture; five times that with Shift. */
const STEP = { move: 0.02, point: 2, zoom: 1.05 };
const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The photograph in its frame: moved by one finger, zoomed by two, and by the keys of arrows, plus and minus. */
export function FrameStage({ photo, framing, ground, point, onFrame, onPoint }: FrameStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const spots = useRef(new Map<number, Spot>());
  const help = useId();
  useEffect(() => {
    if (canvas.current) drawPhoto(canvas.current, photo, framing, ground);
  }, [photo, framing, ground]);
  const unit = () => FRAME.width / (canvas.current?.getBoundingClientRect().width ?? FRAME.width);
  const move = ({ x, y }: Spot) =>
    onFrame(fitted(photo, { ...framing, x: framing.x + x * unit(), y: framing.y + y * unit() }));
  const aim = (event: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    if (box)
      onPoint({
        x: percent((event.clientX - box.left) / box.width),
        y: percent((event.clientY - box.top) / box.height),
      });
  };
  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    spots.current.set(event.pointerId, spotOf(event));
    if (point !== null) aim(event);
  };
  const drag = (event: PointerEvent) => {
    const before = spots.current.get(event.pointerId);
    if (before === undefined) return;
    const [now, other] = [spotOf(event), [...spots.current].find(([id]) => id !== event.pointerId)?.[1]];
    spots.current.set(event.pointerId, now);
    if (point !== null) return aim(event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other === undefined) return move(by);
    const grown = distance(now, other) / Math.max(1, distance(before, other));
    const moved = { ...framing, x: framing.x + (by.x / 2) * unit(), y: framing.y + (by.y / 2) * unit() };
    onFrame(fitted(photo, { ...moved, zoom: framing.zoom * grown }));
  };
  const lift = (event: PointerEvent) => void spots.current.delete(event.pointerId);
  const press = (event: KeyboardEvent) => {
    const [arrow, times] = [arrows[event.key], event.shiftKey ? 5 : 1];
    const zoom =
      event.key === '+' || event.key === '=' ? STEP.zoom : event.key === '-' ? 1 / STEP.zoom : null;
    if (arrow === undefined && zoom === null) return;
    event.preventDefault();
    if (zoom !== null) return onFrame(fitted(photo, { ...framing, zoom: framing.zoom * zoom }));
    const { x, y } = arrow ?? { x: 0, y: 0 };
    if (point !== null)
      return onPoint({
        x: percent((point.x + x * STEP.point * times) / 100),
        y: percent((point.y + y * STEP.point * times) / 100),
      });
    const step = STEP.move * FRAME.width * times;
    onFrame(fitted(photo, { ...framing, x: framing.x + x * step, y: framing.y + y * step }));
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application of keys of its own, which are said below it */}
      <div
        className={css.stage}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys move what has the focus
        tabIndex={0}
        aria-label={point === null ? t.frame : t.focus}
        aria-describedby={help}
        onPointerDown={down}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={CANVAS.width} height={CANVAS.height} />
        {point !== null && <span className={css.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />}
      </div>
      <p id={help} className={css.quiet}>
        {point === null ? t.frameSays : t.focusSays}
      </p>
    </div>
  );
}

/** Pixels of the preview. */
const CANVAS = { width: 540, height: 720 };

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
const spotOf = ({ clientX: x, clientY: y }: PointerEvent): Spot => ({ x, y });
const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);
