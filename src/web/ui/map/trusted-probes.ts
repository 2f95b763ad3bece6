/** The only strings Leaflet parses as HTML: its tests for SVG and Internet Explorer. */
const probes: readonly string[] = ['<svg/>', '<v:shape adj="1"/>'];

type TrustedTypes = {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => unknown;
};

/** Allows exactly those strings under Trusted Types. Call it before loading Leaflet. */
export function allowProbes(): void {
  // Missing from TypeScript's DOM types, and from some Safari and Firefox versions.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (probes.includes(html) ? html : null) });
}
