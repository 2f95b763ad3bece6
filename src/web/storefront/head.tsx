import { layout as t } from '#texts/layout';
import { useShopName } from './layout/facts.ts';

/**
 * A page's title and description, which React moves into the head; exactly one per page. The server derives the link
 * preview from them.
 * @param title without the shop's name, which is appended; empty on the home page
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
  const shop = useShopName();
  const whole = title === '' ? `${shop} · ${t.tagline}` : `${title} · ${shop}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
