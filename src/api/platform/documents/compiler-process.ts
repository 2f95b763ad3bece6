/** Compiles documents with typst: `{ template, data }` in, `{ pdf }` or `{ error }` out, to free CPU and memory. */
import { readdirSync, readFileSync } from 'node:fs';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { printableText } from './printable-text.ts';
import { makeTextReadable } from './readable-text.ts';

export type Work = { template: string; data: string };
export type Outcome = { pdf: Uint8Array } | { error: string };

/** Typst's result; its own types leave it open. */
type Compiled = { result?: Uint8Array; diagnostics?: string[] };

const fonts = filesIn('./fonts/');
const printable = printableText(fonts.map(({ bytes }) => bytes));
const compiler = await openCompiler();
process.on('message', (work: Work) => {
  const outcome: Outcome = compile(work);
  process.send?.(outcome);
});

function compile({ template, data }: Work): Outcome {
  try {
    // Texts are passed as data, so they are never parsed as markup.
    const compiled: Compiled = compiler.compile(`/${template}.typ`, [['data', printable(data)]], 'pdf', 2);
    if (compiled.result === undefined) return { error: (compiled.diagnostics ?? []).join('\n') };
    return { pdf: makeTextReadable(compiled.result) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** It can read only the templates and the shop's fonts: no other files, packages or system fonts. */
async function openCompiler() {
  initSync({
    module: readFileSync(new URL(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))),
  });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const { bytes } of fonts) await builder.add_raw_font(bytes);
  const built = await builder.build();
  for (const { name, bytes } of filesIn('templates/')) built.add_source(`/${name}`, bytes.toString());
  return built;
}

function filesIn(folder: string): { name: string; bytes: Buffer }[] {
  const url = new URL(folder, import.meta.url);
  return readdirSync(url).map((name) => ({ name, bytes: readFileSync(new URL(name, url)) }));
}
