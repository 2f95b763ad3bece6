/** All that leaflet ever asks a browser to parse: whether it draws SVG, and whether it is an Internet Explorer. */
const probes: readonly string[] = ['<svg/>', '<v:shape adj="1"/>'];

type TrustedTypes = {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => unknown;
};

/**
 * Pages turn text into markup nowhere (the header `require-trusted-types-for`); leaflet does so twice while it
 * loads. To be called before; every other text stays refused.
 */
export function allowProbes(): void {
  // Not in TypeScript's own list of what a browser has; Safari and Firefox may lack it.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (probes.includes(html) ? html : null) });
}
