/** When every picture is taken: a Sunday morning in Damascus, while help answers. */
export const MOMENT = Date.parse('2026-11-22T10:31:00+03:00');
