import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { fileIn, acceptForms } from './form-file.ts';
import { imageOf } from './image.ts';
import { jpegRoutes } from './jpeg-pictures.ts';
import { MOST_BYTES, type PhotoFault } from './photo.ts';
import { storeLogo, storePhoto } from './store-photo.ts';

const codeOf = {
  tooLarge: 'PAYLOAD_TOO_LARGE',
  tooManyPixels: 'PAYLOAD_TOO_LARGE',
  notAPhotograph: 'UNSUPPORTED_MEDIA_TYPE',
  heic: 'UNSUPPORTED_MEDIA_TYPE',
  animated: 'UNSUPPORTED_MEDIA_TYPE',
  unreadable: 'UNSUPPORTED_MEDIA_TYPE',
} as const satisfies Record<PhotoFault, string>;

/** Uploads of photographs and of the shop's logo; pictures as JPEG. */
export function mediaRoutes(store: Store): void {
  jpegRoutes(store);
  void store.app.register(async (app) => {
    acceptForms(app, MOST_BYTES);
    answerConsole({ ...store, app }, 'addPicture', async ({ request, staff, now }) => {
      const file = fileIn(request.body);
      if (isRefusal(file)) return file;
      const bytes = new Uint8Array(await file.arrayBuffer());
      // Others may be before it: its time for the database begins when it is encoded.
      return withoutDeadline(async () => {
        const stored = await storePhoto(store, bytes);
        if ('fault' in stored) return refuse(codeOf[stored.fault], { errors: [`"file" is ${stored.fault}`] });
        const { id } = stored.picture;
        await recordStaffAudit(store.db, { staff, action: 'picture.add', only: 'made', subject: id }, now);
        return { picture: { _id: id, image: imageOf(stored.picture, 'chalk', '') } };
      });
    });
    answerConsole({ ...store, app }, 'addLogo', async ({ request, staff, now }) => {
      const file = fileIn(request.body);
      if (isRefusal(file)) return file;
      const bytes = new Uint8Array(await file.arrayBuffer());
      return withoutDeadline(async () => {
        const stored = await storeLogo(store, bytes);
        if ('fault' in stored) return refuse(codeOf[stored.fault], { errors: [`"file" is ${stored.fault}`] });
        const { _id: id } = stored.logo;
        await recordStaffAudit(store.db, { staff, action: 'picture.add', only: 'made', subject: id }, now);
        return stored;
      });
    });
  });
}
