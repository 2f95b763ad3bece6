import { type Logo, logoFiles, logoGroundColors } from '../../../shop/logo.ts';
import { type FilePlace, readPicture } from '../storage/picture-files.ts';
import type { PaperLogo, PaperLogos } from './documents.ts';

/** The largest size at the head of a paper, in mm. */
const HEAD = { width: 32, height: 8 };

/** The bytes of logos by id, without those whose file is missing: a paper is printed all the same. */
export async function readLogos(place: FilePlace, logos: readonly Logo[]): Promise<PaperLogos> {
  const unique = new Map(logos.map((logo) => [logo._id, logo]));
  const read = await Promise.all(
    Array.from(unique.values(), async (logo): Promise<[string, number[]][]> => {
      const content = await readPicture(place, logoFiles.print(logo)).catch(() => null);
      return content === null ? [] : [[logo._id, [...content]]];
    }),
  );
  return Object.fromEntries(read.flat());
}

/** How a logo stands on paper within this size; null without one. */
export function logoOnPaper(
  logo: Logo | null | undefined,
  known: PaperLogos,
  room: { width: number; height: number },
): PaperLogo | null {
  if (!logo || !(logo._id in known)) return null;
  const { _id: id, width, height, ground } = logo;
  const scale = Math.min(room.width / width, room.height / height);
  return { id, width: width * scale, ground: ground === 'dark' ? logoGroundColors.dark : '' };
}

/** The shop's logo at the head of a paper, with its bytes. */
export async function logoAtHead(
  place: FilePlace,
  logo: Logo | null,
): Promise<{ logo: PaperLogo | null; logos: PaperLogos }> {
  const logos = await readLogos(place, logo === null ? [] : [logo]);
  return { logo: logoOnPaper(logo, logos, HEAD), logos };
}
