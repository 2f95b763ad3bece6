import { useEffect, useRef, useState } from 'react';
import { scanWords as t } from '#texts/scan-words';
import { Banner } from '../../../ui/blocks/banner.tsx';
import css from './scan-field.module.css';

/** The browser's own reader of barcodes, which TypeScript's library does not know. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined;
}

const { BarcodeDetector } = globalThis;

export const hasCamera = BarcodeDetector !== undefined && 'mediaDevices' in navigator;

const LOOK_MS = 200;
/** One code held before the camera counts once in this time. */
const SAME_MS = 2000;

/** What the camera sees, read for barcodes. */
export function ScanCamera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isDenied, setDenied] = useState(false);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    const ending = new AbortController();
    film(video.current, ending.signal, (code) => report.current(code)).catch(() => setDenied(true));
    return () => ending.abort();
  }, []);
  if (isDenied) return <Banner tone="error">{t.cameraDenied}</Banner>;
  return <video ref={video} className={css.video} muted playsInline />;
}

async function film(
  video: HTMLVideoElement | null,
  ending: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  if (video === null || BarcodeDetector === undefined) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (ending.aborted) return stop();
  ending.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector({ formats: ['ean_13', 'ean_8', 'code_128'] });
  let last = { code: '', at: 0 };
  const look = async () => {
    if (ending.aborted) return;
    const [found] = await detector.detect(video).catch(() => []);
    const now = Date.now();
    if (found !== undefined) {
      const isSame = found.rawValue === last.code && now - last.at < SAME_MS;
      last = { code: found.rawValue, at: now };
      if (!isSame) onCode(found.rawValue);
    }
    setTimeout(() => void look(), LOOK_MS);
  };
  await look();
}
