/** A finished piece: everything it refers to, its marks from back to front, and how it sits on the sheet. */
export type Drawing = { definitions: string; marks: string; placed: string };
