type Limits = {
  /** The longest side, in pixels. */
  side: number;
  /** A file of at most so many bytes whose sides are short enough is sent unchanged. */
  keptBytes: number;
  quality: number;
};

/** A photograph upright and at most so large, without metadata; a file that this browser cannot decode stays as it is. */
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
  // JPEG knows no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  return smaller ?? file;
}
