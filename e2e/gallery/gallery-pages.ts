import { escapeHtml } from '../../src/shop/escape-html.ts';

/** A picture of a state in the gallery's folder. */
export type Shown = { name: string; look: string; width: number; file: string };

const PLACES = ['tokens', 'components', 'shop', 'console', 'round'];

const STYLE = `
  body { margin: 0; padding: 16px 24px 80px; background: #e4e4de; color: #231628; font: 15px/1.5 system-ui, sans-serif; }
  nav { position: sticky; top: 0; display: flex; gap: 16px; padding: 8px 0; background: #e4e4de; }
  a { color: #5b2a68; }
  h2 { margin: 40px 0 8px; font-size: 18px; }
  h2 a { color: inherit; text-decoration: none; }
  section > div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; flex: none; }
  img { display: block; max-width: 640px; height: auto; border: 1px solid #847e8b; }
  figcaption { font-size: 12px; }
  table { border-collapse: collapse; background: #fff; }
  td, th { padding: 4px 12px; border: 1px solid #dcdbd3; text-align: start; }
  .no { color: #b3261e; font-weight: 700; }`;

/** A page of the gallery to scroll: each state of a place with its looks beside each other. */
export function pageOf(place: string, shown: readonly Shown[], looks: readonly string[]): string {
  const here = shown.filter(({ name }) => name.startsWith(`${place}/`));
  const names = [...new Set(here.map(({ name }) => name))];
  const sections = names.map((name) => {
    const pictures = looks.flatMap((look) => here.filter((one) => one.name === name && one.look === look));
    return `<section id="${name}"><h2><a href="#${name}">${escapeHtml(name)}</a></h2><div>${pictures
      .map(
        ({ file, look, width }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" width="${Math.min(width, 640)}" alt=""></a><figcaption>${look}</figcaption></figure>`,
      )
      .join('')}</div></section>`;
  });
  return htmlOf(place, `<p>${names.length} states</p>${sections.join('')}`);
}

/** A whole page around its content. */
export function htmlOf(title: string, content: string): string {
  const links = PLACES.map((name) => `<a href="${name}.html">${name}</a>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title} · gallery</title><style>${STYLE}</style>
<nav>${links}</nav><h1>${title}</h1>${content}</html>`;
}
