import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { shrinkPhoto } from '../../client/device/shrink-photo.ts';
import { upload } from '../client/upload.ts';

/** Pages show 960; more is for the zoom. Smaller files are sent as they are. */
const LIMITS = { side: 1920, keptBytes: 700_000, quality: 0.86 };

/** Sends a photograph, made smaller on the device first. The same bytes sent again get the same picture. @throws CallError */
export async function uploadPicture(file: File): Promise<ConsoleDataOf<'addPicture'>['picture']> {
  return (await upload('addPicture', await shrinkPhoto(file, LIMITS), 'photograph')).picture;
}
