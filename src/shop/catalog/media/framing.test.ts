import { expect, test } from 'vitest';
import { drawnSize, fitted, type Framing, leastZoom, middle, MOST_ZOOM, scaleOf, turnOf } from './framing.ts';

const phone = { width: 3024, height: 4032 };
const wide = { width: 4000, height: 2000 };
const close = (value: number) => expect.closeTo(value, 6) as number;

test.each([
  ['a photograph of the frame’s shape fills it as it is', phone, {}, { x: 0, y: 0, zoom: 1 }],
  ['one that just fills the frame does not move', phone, { x: 1, y: -1 }, { x: 0, y: 0 }],
  ['a wide one moves to its edges', wide, { x: 9, y: 9 }, { x: 2.5, y: 0 }],
  ['a wide one on its side is a high one', wide, { x: 9, y: 9, quarters: 1 }, { x: 0, y: 1 }],
  ['turned twice it moves as before', wide, { x: -9, quarters: 2 }, { x: -2.5, y: 0 }],
  ['zoomed it has room on every side', phone, { x: 9, y: -9, zoom: 2 }, { x: 1.5, y: -2 }],
  ['it is not zoomed too far', phone, { zoom: 99 }, { zoom: MOST_ZOOM }],
  ['nor made smaller than whole', wide, { zoom: 0.01 }, { zoom: 0.375 }],
  ['nor tilted too far', phone, { tilt: 40 }, { tilt: 15 }],
] as const)('%s', (_what, photo, given, expected) => {
  const lies = fitted(photo, { ...middle, ...given });
  for (const [name, value] of Object.entries(expected))
    expect({ [name]: lies[name as keyof Framing] }).toEqual({ [name]: close(value) });
});

test('a tilted photograph that fills the frame leaves no corner bare, wherever it is pushed', () => {
  for (const photo of [phone, wide])
    for (const tilt of [-15, -4, 1, 9, 15])
      for (const quarters of [0, 1, 2, 3] as const)
        for (const [x, y] of [
          [0, 0],
          [9, 9],
          [-9, 2],
          [1, -9],
        ] as const) {
          const lies = fitted(photo, { ...middle, tilt, quarters, x, y, zoom: 1.2 });
          const [turn, scale] = [turnOf(lies), scaleOf(photo, lies)];
          for (const [cornerX, cornerY] of [
            [-1.5, -2],
            [1.5, -2],
            [-1.5, 2],
            [1.5, 2],
          ] as const) {
            const [dx, dy] = [cornerX - lies.x, cornerY - lies.y];
            const across = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) / scale;
            const down = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn)) / scale;
            expect(across).toBeLessThanOrEqual(photo.width / 2 + 1e-6);
            expect(down).toBeLessThanOrEqual(photo.height / 2 + 1e-6);
          }
        }
});

test('what is drawn is at most 2,000 high and never enlarged', () => {
  expect(drawnSize(phone, middle)).toEqual({ width: 1500, height: 2000 });
  expect(drawnSize({ width: 600, height: 800 }, middle)).toEqual({ width: 600, height: 800 });
  expect(drawnSize({ width: 600, height: 800 }, { ...middle, zoom: 2 })).toEqual({ width: 300, height: 400 });
  expect(leastZoom(phone, middle)).toBe(1);
});
