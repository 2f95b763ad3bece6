import type { ReactNode } from 'react';
import { textBlocks } from '../../../shop/office/help/text-blocks.ts';
import css from './text-blocks.module.css';

type TextBlocksProps = {
  text: string;
  /** How a text is shown, such as with marks on its words. */
  show?: (text: string) => ReactNode;
  /** The level of its headings. */
  level?: 3 | 4;
};

/** A merchant's text in paragraphs, lists and headings. Never rendered as markup. */
export function TextBlocks({ text, show = (words) => words, level = 3 }: TextBlocksProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.blocks}>
      {textBlocks(text).map((block, place) => {
        // Blocks of one text never reorder, and two may say the same.
        if (block.kind === 'list')
          return (
            <ul key={place}>
              {block.items.map((item, nth) => (
                <li key={nth}>{show(item)}</li>
              ))}
            </ul>
          );
        return block.kind === 'heading' ? (
          <Heading key={place}>{show(block.text)}</Heading>
        ) : (
          <p key={place}>{show(block.text)}</p>
        );
      })}
    </div>
  );
}
