import { layout as t } from '#texts/layout';
import { useShopName } from './layout/facts.ts';

/**
 * A page's title and description, moved into the head by React; exactly one per page. `title` is without the shop's
 * name, and empty on the home page.
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
