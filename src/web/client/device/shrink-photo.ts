type Limits = {
  /** The longest side, in pixels. */
  side: number;
  /** A file of at most so many bytes whose sides are short enough is sent unchanged. */
  keptBytes: number;
  quality: number;
};

/** A photograph upright and at most so large, without metadata, a cut-out still transparent; a file that this browser cannot decode stays as it is. */
export async function shrinkPhoto(file: Blob, { side, keptBytes, quality }: Limits): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= keptBytes) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) return file;
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // JPEG knows no transparency.
  const type = file.type !== 'image/jpeg' && isTransparent(pen) ? 'image/webp' : 'image/jpeg';
  if (type === 'image/jpeg') {
    pen.globalCompositeOperation = 'destination-over';
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  return smaller ?? file;
}

const SAMPLES_A_SIDE = 24;

/** Whether something of it is transparent, by samples. */
function isTransparent(pen: CanvasRenderingContext2D): boolean {
  const { width, height } = pen.canvas;
  const sample = document.createElement('canvas');
  sample.width = sample.height = SAMPLES_A_SIDE;
  const small = sample.getContext('2d');
  if (small === null) return false;
  small.drawImage(pen.canvas, 0, 0, width, height, 0, 0, SAMPLES_A_SIDE, SAMPLES_A_SIDE);
  const { data } = small.getImageData(0, 0, SAMPLES_A_SIDE, SAMPLES_A_SIDE);
  return data.some((value, at) => at % 4 === 3 && value < 250);
}
