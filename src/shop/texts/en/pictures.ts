const views = { front: 'front view', back: 'back view', detail: 'the cloth from near' };

/** What a picture shows, for those who do not see it. */
export const pictures = {
  alt: (name: string, color: string | null, view: keyof typeof views) =>
    [name, color, views[view]].filter(Boolean).join(', '),
  /** Of a picture on a person; without a size where it is ''. */
  wornBy: (height: number, size: string) =>
    size === '' ? `The model is ${height} cm tall` : `The model is ${height} cm tall and wears ${size}`,
  onModel: (shown: string, worn: string) => `${shown}. ${worn}`,
  /** The name of a copy of a product, until it has its own. */
  copyOf: (name: string) => `Copy of ${name}`,
};
