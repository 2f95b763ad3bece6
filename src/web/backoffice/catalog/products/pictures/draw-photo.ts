import { FRAME, type Framing, scaleOf, turnOf } from '../../../../../shop/catalog/media/framing.ts';

/** Draws the photograph as it lies in the frame; `ground` is behind it, null leaves that transparent. */
export function drawPhoto(
  canvas: HTMLCanvasElement,
  photo: ImageBitmap,
  framing: Framing,
  ground: string | null,
): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.resetTransform();
  pen.clearRect(0, 0, canvas.width, canvas.height);
  if (ground !== null) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = 'high';
  const unit = canvas.width / FRAME.width;
  pen.setTransform(unit, 0, 0, unit, canvas.width / 2, canvas.height / 2);
  pen.translate(framing.x, framing.y);
  pen.rotate(turnOf(framing));
  const scale = scaleOf(photo, framing);
  pen.scale(scale, scale);
  pen.drawImage(photo, -photo.width / 2, -photo.height / 2);
}

const SAMPLE = 24;

/** Whether the picture has transparent parts, and the color at its center, where the garment is. */
export function sampleOf(photo: ImageBitmap): { isCutOut: boolean; color: string } {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SAMPLE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return { isCutOut: false, color: '#ffffff' };
  pen.drawImage(photo, 0, 0, SAMPLE, SAMPLE);
  const { data } = pen.getImageData(0, 0, SAMPLE, SAMPLE);
  const sums = [0, 0, 0];
  let [counted, isCutOut] = [0, false];
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at / 4) % SAMPLE, Math.floor(at / 4 / SAMPLE)];
    const isSolid = (data[at + 3] ?? 255) > 250;
    if (!isSolid) isCutOut = true;
    const isMiddle = Math.abs(x - SAMPLE / 2) < SAMPLE / 5 && Math.abs(y - SAMPLE / 2) < SAMPLE / 5;
    if (!isSolid || !isMiddle) continue;
    counted += 1;
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 0);
  }
  const hex = (sum: number) =>
    Math.round(sum / Math.max(1, counted))
      .toString(16)
      .padStart(2, '0');
  return { isCutOut, color: counted === 0 ? '#ffffff' : `#${sums.map(hex).join('')}` };
}

/** The picture as a file, JPEG or with transparency; null where this browser cannot draw it. */
export const fileOf = (canvas: HTMLCanvasElement, isCutOut: boolean): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, isCutOut ? 'image/webp' : 'image/jpeg', QUALITY));

const QUALITY = 0.86;
