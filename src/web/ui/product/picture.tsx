import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './picture.module.css';

/** A picture as on the wire; `placeholder` is the tile's tint in the light theme. */
export type PictureFile = {
  url: string;
  width: number;
  height: number;
  alt: string;
  placeholder: string;
  srcset?: string | undefined;
  /** What stays in view where the picture is cut. */
  focus?: string | undefined;
};

export type PictureProps = {
  image: PictureFile;
  /** The `sizes` attribute; by default that of a product card. */
  sizes?: string | undefined;
  /** `high` for the page's main picture, `eager` for the first row. */
  load?: 'lazy' | 'eager' | 'high' | undefined;
  ratio?: '3/4' | '1/1' | 'hero' | 'round' | undefined;
  /** Sold out: the garment fades, the tile does not. */
  faded?: boolean | undefined;
  /** Overlay on the tile: tags. */
  children?: ReactNode;
};

/** A picture on a tinted tile; the tint shows before the file loads and follows the theme. */
export function Picture({
  image,
  sizes = gridCard,
  load = 'lazy',
  ratio = '3/4',
  faded,
  children,
}: PictureProps) {
  const avif = ofType(image.srcset, '.avif');
  const webp = ofType(image.srcset, '.webp');
  return (
    <div
      className={classes(css.tile, css[ratios[ratio]], css[tintOf(image.placeholder)], faded && css.faded)}
    >
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          src={image.url}
          srcSet={avif || webp ? undefined : image.srcset}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={image.alt}
          loading={load === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={load === 'high' ? 'high' : 'auto'}
          decoding="async"
          style={image.focus === undefined ? undefined : ({ '--focus': image.focus } as CSSProperties)}
        />
      </picture>
      {children}
    </div>
  );
}

const gridCard = '(min-width: 1280px) 290px, (min-width: 600px) 30vw, 46vw';
const ratios = { '3/4': 'portrait', '1/1': 'square', hero: 'hero', round: 'round' } as const;

/** Tints by their light color, as the wire names them (tokens `--tile-…`). */
const tints: Record<string, string> = {
  '#ecebe6': 'chalk',
  '#e8edd2': 'pistachio',
  '#f8e4cf': 'apricot',
  '#f5dfe1': 'rosewater',
  '#dfe5f0': 'dusk',
  '#dce7de': 'thyme',
  '#f3eacb': 'wheat',
  '#e6dfe9': 'mist',
};

function tintOf(placeholder: string): string {
  return tints[placeholder.toLowerCase()] ?? 'chalk';
}

/** The candidates of a `srcset` with one file type. */
function ofType(srcset: string | undefined, extension: string): string | undefined {
  const files = srcset?.split(/,\s+/).filter((file) => file.includes(extension));
  return files?.length ? files.join(', ') : undefined;
}
