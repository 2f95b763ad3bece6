import { pictureDesk as t } from '#texts/picture-desk';
import { isKeyOf } from '../../../shop/keys-of.ts';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';

const wrongKinds = { heic: t.heic, animated: t.animated, unreadable: t.damaged };

/** Whether the file itself was refused: the same one sent again is refused again. */
export const isUnfit = (failure: unknown): boolean =>
  failure instanceof CallError &&
  (failure.code === 'UNSUPPORTED_MEDIA_TYPE' || failure.code === 'PAYLOAD_TOO_LARGE');

/** Why an uploaded picture was not taken, in the reader's language. */
export function whyNotTaken(failure: unknown): string {
  if (!(failure instanceof CallError)) return failureText(failure, t.notSent);
  if (failure.code === 'PAYLOAD_TOO_LARGE')
    return failure.errors[0]?.endsWith('tooManyPixels') === true ? t.tooManyPixels : t.tooLarge;
  if (failure.code !== 'UNSUPPORTED_MEDIA_TYPE') return failureText(failure, t.notSent);
  const [, kind = ''] = / is (\w+)$/.exec(failure.errors[0] ?? '') ?? [];
  return isKeyOf(wrongKinds, kind) ? wrongKinds[kind] : t.wrongKind;
}
