import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import type { Store } from '../../store.ts';
import { imageOf } from '../media/image.ts';
import { storeDrawing } from '../media/store-photo.ts';
import { previewDrawing } from './preview-drawing.ts';

/** Loaded with the first drawing: most shops have photographs, and a start takes no longer for it. */
const illustrator = () => import('./draw-kind.ts');

/** Pictures that are drawn. */
export function drawingRoutes(store: Store): void {
  answerConsole(store, 'previewDrawing', async ({ input }) => {
    const { drawKind } = await illustrator();
    return { drawing: { url: await previewDrawing(drawKind(input)) } };
  });
  answerConsole(store, 'addDrawing', async ({ input, staff, now }) => {
    const { drawKind } = await illustrator();
    // Others may be before it: its time for the database begins when it is encoded.
    return withoutDeadline(async () => {
      const picture = await storeDrawing(store, drawKind(input));
      await recordStaffAudit(
        store.db,
        { staff, action: 'picture.draw', only: 'made', subject: picture.id },
        now,
      );
      return { picture: { _id: picture.id, image: imageOf(picture, 'chalk', '') } };
    });
  });
}
