const MOBILES = 10_000_000;

/**
 * The mobile of this place in a row that names none twice, in E.164; neighbours are spread so widely that no limit of a
 * block of numbers is met.
 */
export function mobileAt(place: number): string {
  // A factor without a common divisor visits every number once.
  return `+96393${String((place * 7_654_321) % MOBILES).padStart(7, '0')}`;
}

let phones = 0;

/** A Syrian mobile number unique in the run. */
export function randomPhone(): string {
  phones += 1;
  return mobileAt(phones);
}
