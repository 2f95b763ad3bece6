export type TextBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** The structure of a text: each line a paragraph, `- ` before the items of a list, `# ` before a heading. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n')) {
    const whole = line.trim();
    const sign = /^(?:[-•*]|#+)(?=\s|$)/.exec(whole)?.[0] ?? '';
    const content = whole.slice(sign.length).trim();
    if (content === '') continue;
    if (sign === '') blocks.push({ kind: 'paragraph', text: content });
    else if (sign.startsWith('#')) blocks.push({ kind: 'heading', text: content });
    else {
      const last = blocks.at(-1);
      const items = last?.kind === 'list' ? last.items : [];
      if (last?.kind === 'list') blocks.pop();
      blocks.push({ kind: 'list', items: [...items, content] });
    }
  }
  return blocks;
}

/** The words of a text without its structure, in one line. */
export const plainWords = (text: string): string =>
  textBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
    .join(' ');

// Controls; and what turns the direction of text around, in which a sentence can be made to read as another.
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** A text as it was typed or pasted, in lines, without invisible characters. */
export const cleanText = (typed: string): string =>
  typed
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .trim();
