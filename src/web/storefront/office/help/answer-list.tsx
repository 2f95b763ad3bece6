import { Accordion } from '../../../ui/blocks/accordion.tsx';
import { TextBlocks } from '../../../ui/blocks/text-blocks.tsx';
import css from './answer-list.module.css';
import { type AnswerGroup, markedParts, type Term } from './find-answers.ts';
import { languageAttributes } from './load-text.ts';

/** The answers by topic. Search terms are highlighted; a few matches are shown open. */
export function AnswerList({ groups, terms }: { groups: readonly AnswerGroup[]; terms: readonly Term[] }) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isOpen = terms.length > 0 && count <= mostOpen;
  return groups.map(({ id, title, language, items }) => (
    <section key={id} id={id} className={css.group}>
      <h2 className="section-title" {...languageAttributes(language)}>
        {title}
      </h2>
      {items.map((item) => (
        <Accordion
          key={`${item.id} ${isOpen}`}
          title={
            <span {...languageAttributes(item.language)}>
              <Marked text={item.question} terms={terms} />
            </span>
          }
          open={isOpen}
        >
          {/* The id is inside the accordion: browsers open the row around a linked element. */}
          <div id={item.id} className={css.answer} {...languageAttributes(item.language)}>
            <TextBlocks text={item.answer} level={4} show={(text) => <Marked text={text} terms={terms} />} />
          </div>
        </Accordion>
      ))}
    </section>
  ));
}

/** With more matches than this, all stay closed. */
const mostOpen = 3;

function Marked({ text, terms }: { text: string; terms: readonly Term[] }) {
  return markedParts(text, terms).map((part, place) =>
    part.isHit ? (
      // The parts of one text never reorder.
      <mark key={place} className={css.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
