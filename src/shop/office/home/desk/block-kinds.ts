/** What the merchant writes: the top of the home page, the notice above every page, small links, collections, and looks. */
export const homeBlockKinds = ['hero', 'notice', 'collection', 'look', 'banner'] as const;
export type HomeBlockKind = (typeof homeBlockKinds)[number];

/** `replaced`: another block of its kind is shown in its place. `tooFew`: its list has too few products. */
export const homeBlockStates = ['shown', 'draft', 'scheduled', 'ended', 'replaced', 'tooFew'] as const;
export type HomeBlockState = (typeof homeBlockStates)[number];
