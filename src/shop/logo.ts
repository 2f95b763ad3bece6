/** The largest size of a stored logo, in pixels: four times what a page shows. */
export const LOGO_SIZE = { width: 480, height: 160 } as const;

/** What has to be behind a logo so that it is legible on pages of both themes; `none` where it needs nothing. */
export const logoGrounds = ['none', 'light', 'dark'] as const;
export type LogoGround = (typeof logoGrounds)[number];

/** A stored logo: `_id` is the hash of its content, width and height are in pixels. */
export type Logo = { _id: string; width: number; height: number; ground: LogoGround };

export const logoFiles = {
  /** For pages. */
  web: ({ _id, width }: Pick<Logo, '_id' | 'width'>) => `${_id}-${width}.webp`,
  /** For PDFs: the same pixels. */
  print: ({ _id }: Pick<Logo, '_id'>) => `${_id}-print.png`,
  icon: ({ _id }: Pick<Logo, '_id'>, size: LogoIconSize) => `${_id}-icon-${size}.png`,
};

/** The squares that phones and tabs show, in pixels. */
export const logoIconSizes = [192, 512] as const;
export type LogoIconSize = (typeof logoIconSizes)[number];

export const picturePath = (file: string): string => `/pictures/${file}`;

/** The ground as a color, of paper and of squares; the themes have their own. */
export const logoGroundColors = {
  none: '#ffffff',
  light: '#ffffff',
  dark: '#231628',
} as const satisfies Record<LogoGround, string>;
