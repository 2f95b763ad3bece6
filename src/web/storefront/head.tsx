import { frame as t } from '#texts/frame';

/**
 * A page's title and description; React moves them into the document's head. Exactly one on a page.
 * @param title without the shop's name, which follows it; empty for the shop's own page
 * @param image absolute path of the picture to show where the page is shared
 */
export function Head({
  title,
  description = t.description,
  image,
  noIndex = false,
}: {
  title: string;
  description?: string;
  image?: string;
  noIndex?: boolean;
}) {
  const whole = title === '' ? `${t.shop} · ${t.tagline}` : `${title} · ${t.shop}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      {image && <meta property="og:image" content={image} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
