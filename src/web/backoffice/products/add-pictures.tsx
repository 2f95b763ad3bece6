import { useId, useState } from 'react';
import { products as t } from '#texts/products';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { CallError } from '../../client/call-error.ts';
import { shrinkPhoto } from '../../client/device/shrink-photo.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { upload } from '../client/upload.ts';
import css from './picture-list.module.css';

type Failed = { file: File; why: string };

/** Chooses photographs, or takes them with the phone's camera, and sends them one after the other. */
export function AddPictures(props: { onAdded: (picture: ConsoleDataOf<'addPicture'>['picture']) => void }) {
  const id = useId();
  const [sending, setSending] = useState<{ done: number; all: number } | null>(null);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const send = async (files: readonly File[]) => {
    const lost: Failed[] = [];
    setFailed([]);
    for (const [done, file] of files.entries()) {
      setSending({ done, all: files.length });
      try {
        props.onAdded(await uploadPicture(file));
      } catch (failure) {
        lost.push({ file, why: whyOf(failure) });
      }
    }
    setSending(null);
    setFailed(lost);
  };
  return (
    <div className={css.adder}>
      {failed.length > 0 && (
        <Banner
          tone="error"
          action={
            <Button small tone="secondary" onClick={() => void send(failed.map(({ file }) => file))}>
              {t.sendAgain}
            </Button>
          }
        >
          {t.notSent(failed.length)} {[...new Set(failed.map(({ why }) => why))].join(' ')}
        </Banner>
      )}
      <p role="status">{sending !== null && t.uploading(sending.done + 1, sending.all)}</p>
      <input
        id={id}
        className={`visually-hidden ${css.file}`}
        type="file"
        accept="image/*"
        multiple
        disabled={sending !== null}
        onChange={({ currentTarget }) => {
          void send([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={css.add}>
        <Icon name="camera" size={20} />
        {t.addPictures}
      </label>
    </div>
  );
}

function whyOf(failure: unknown): string {
  const code = failure instanceof CallError ? failure.code : '';
  if (code === 'PAYLOAD_TOO_LARGE') return t.pictureTooLarge;
  return code === 'UNSUPPORTED_MEDIA_TYPE' ? t.pictureWrong : failureText(failure, t.notSaved);
}

/** Pages show 960; more is for the zoom. Smaller files are sent as they are. */
const LIMITS = { side: 1920, keptBytes: 700_000, quality: 0.86 };

/** Sends a photograph, made smaller on the device first. The same bytes sent again get the same picture. @throws CallError */
async function uploadPicture(file: File): Promise<ConsoleDataOf<'addPicture'>['picture']> {
  return (await upload('addPicture', await shrinkPhoto(file, LIMITS), 'photograph')).picture;
}
