import { plural } from '../plural.ts';

/** A wait as it is said after «بعد»: up to 90 seconds, then up to 90 minutes, then hours; rounded up. */
export function waitTime(seconds: number): string {
  const [whole, minutes] = [Math.ceil(seconds), Math.ceil(seconds / 60)];
  if (whole <= 90)
    return plural(whole, {
      zero: 'لحظة',
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      few: `${whole} ثوانٍ`,
      many: `${whole} ثانية`,
      other: `${whole} ثانية`,
    });
  if (minutes <= 90)
    return plural(minutes, {
      zero: 'لحظات',
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${minutes} دقائق`,
      many: `${minutes} دقيقة`,
      other: `${minutes} دقيقة`,
    });
  const hours = Math.ceil(seconds / 3600);
  return plural(hours, {
    zero: 'ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${hours} ساعات`,
    many: `${hours} ساعة`,
    other: `${hours} ساعة`,
  });
}
