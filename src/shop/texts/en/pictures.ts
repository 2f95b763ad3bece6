const views = { front: 'front view', back: 'back view', detail: 'the cloth from near' };

/** What a picture shows, for those who do not see it. */
export const pictures = {
  alt: (name: string, color: string | null, view: keyof typeof views) =>
    [name, color, views[view]].filter(Boolean).join(', '),
  /** The name of a copy of a product, until it has its own. */
  copyOf: (name: string) => `Copy of ${name}`,
};
