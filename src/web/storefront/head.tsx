import { layout as t } from '#texts/layout';

/**
 * A page's title and description; React moves them into the document's head. Exactly one on a page. What stands beside a
 * shared link is made of them on the server.
 * @param title without the shop's name, which follows it; empty for the shop's own page
 */
export function Head({
  title,
  description = t.description,
  noIndex = false,
}: {
  title: string;
  description?: string;
  noIndex?: boolean;
}) {
  const whole = title === '' ? `${t.shop} · ${t.tagline}` : `${title} · ${t.shop}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
