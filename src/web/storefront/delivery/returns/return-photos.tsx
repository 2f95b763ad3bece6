import { useEffect, useState } from 'react';
import { returns as t } from '#texts/returns';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import css from './photo-picker.module.css';
import { PhotoPicker, sendPhotos } from './photo-picker.tsx';

/** The photographs of a request, and until it is decided more of them. */
export function ReturnPhotos({
  orderId,
  returnId,
  isOpen,
  onClose,
}: {
  orderId: string;
  returnId: string;
  /** Whether more may be added. */
  isOpen: boolean;
  onClose: () => void;
}) {
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const [added, setAdded] = useState<string[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const read = async () => {
    try {
      setSent((await call('getReturnPhotos', { returnId })).photos);
      setProblem('');
    } catch (error) {
      setProblem(failureText(error, t.photosFailed));
    }
  };
  useEffect(() => {
    void read();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [returnId]);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const left = await sendPhotos(orderId, returnId, added);
    await read();
    setAdded(left);
    setBusy(false);
    if (left.length > 0) setProblem(t.photosNotSent);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.photos}
      footer={
        added.length > 0 ? (
          <Button wide busy={busy} onClick={() => void send()}>
            {t.photosSend}
          </Button>
        ) : problem !== '' && sent === null ? (
          <Button wide tone="secondary" onClick={() => void read()}>
            {t.photosAgain}
          </Button>
        ) : undefined
      }
    >
      {sent !== null && sent.length > 0 && (
        <div className={css.photos}>
          {sent.map((photo, place) => (
            <img key={photo} src={photo} alt={t.photoNumber(place + 1)} />
          ))}
        </div>
      )}
      {isOpen && sent !== null && <PhotoPicker photos={added} others={sent.length} onPhotos={setAdded} />}
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </Sheet>
  );
}
