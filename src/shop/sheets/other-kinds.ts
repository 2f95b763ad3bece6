/** What was sent for a CSV or XLSX file and is none. */
export const otherKinds = ['xls', 'locked', 'ods', 'numbers', 'damaged', 'zip', 'unknown'] as const;
export type OtherKind = (typeof otherKinds)[number];
