/** The style of the reference page. Sent exactly as written: the content security policy has its hash. */
export const docsStyle = `
:root { color-scheme: light dark; --bg: #f7f7f3; --surface: #fff; --line: #dcdbd3; --ink: #231628; --ink-2: #574e5d;
  --link: #5b2a68; --accent-soft: #eef3d3; --accent-ink: #49590f; --info-soft: #e4eaf7; --info: #2f4a8a;
  --warning-soft: #fbf0d2; --warning: #7a5000; --danger-soft: #fde9e7; --danger: #b3261e; --focus: #7a2e8e; }
@media (prefers-color-scheme: dark) { :root { --bg: #151018; --surface: #1e1722; --line: #3a3143; --ink: #f4f0f5;
  --ink-2: #c4baca; --link: #e2c8ea; --accent-soft: #31361c; --accent-ink: #dce99a; --info-soft: #242d48; --info: #afc3f6;
  --warning-soft: #3b3017; --warning: #f0c65a; --danger-soft: #46231f; --danger: #ffa196; --focus: #dce993; } }
* { box-sizing: border-box; }
html { scroll-padding-block-start: 16px; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.6 system-ui, sans-serif; }
header { padding: 32px 16px 16px; max-inline-size: 76ch; }
h1 { font: 400 34px/1.2 Marcellus, Georgia, serif; margin: 0 0 12px; }
h2 { font: 400 24px/1.3 Marcellus, Georgia, serif; margin: 32px 0 8px; }
h3 { font-size: 15px; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
h4 { font-size: 14px; margin: 12px 0 4px; }
p { margin: 6px 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
nav { padding-inline: 16px; border-block: 1px solid var(--line); background: var(--surface); }
nav h2 { font: 600 14px/1.4 system-ui, sans-serif; margin: 12px 0 0; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 16px; }
nav a { display: inline-block; padding-block: 4px; }
main { padding: 0 16px 64px; min-inline-size: 0; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin-block: 12px; }
article:target { border-color: var(--focus); }
pre, code { font: 13px/1.55 ui-monospace, Menlo, Consolas, monospace; }
pre { margin: 0; padding: 12px; overflow-x: auto; background: var(--bg); border-radius: 6px; }
pre i { color: var(--ink-2); font-style: normal; }
.quiet { color: var(--ink-2); font-weight: 400; }
.method { display: inline-block; padding: 0 8px; border-radius: 4px; font-size: 13px; background: var(--accent-soft); color: var(--accent-ink); }
.post { background: var(--info-soft); color: var(--info); }
.put { background: var(--warning-soft); color: var(--warning); }
.delete { background: var(--danger-soft); color: var(--danger); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; color: var(--ink-2); }
details { margin-block-start: 12px; }
summary { cursor: pointer; padding-block: 4px; }
@media (min-width: 1024px) {
  body { display: grid; grid-template-columns: 300px minmax(0, 1fr); }
  header { grid-column: 1 / -1; padding: 40px 32px 24px; }
  nav { position: sticky; inset-block-start: 0; max-block-size: 100vh; overflow-y: auto; padding: 8px 32px 32px; border-block: 0;
    border-inline-end: 1px solid var(--line); align-self: start; }
  nav ul { display: block; }
  main { padding: 0 32px 96px; max-inline-size: 980px; }
}
`;
