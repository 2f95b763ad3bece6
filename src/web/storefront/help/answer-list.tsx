import { Accordion } from '../../ui/blocks/accordion.tsx';
import css from './answer-list.module.css';
import { type AnswerGroup, markedParts, type Term } from './find-answers.ts';

/** The answers by topic. Search terms are highlighted; a few matches are shown open. */
export function AnswerList({ groups, terms }: { groups: readonly AnswerGroup[]; terms: readonly Term[] }) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isOpen = terms.length > 0 && count <= mostOpen;
  return groups.map(({ id, title, items }) => (
    <section key={id} id={id} className={css.group}>
      <h2 className="section-title">{title}</h2>
      {items.map((item) => (
        <Accordion
          key={`${item.id} ${isOpen}`}
          title={<Marked text={item.question} terms={terms} />}
          open={isOpen}
        >
          {/* The id is inside the accordion: browsers open the row around a linked element. */}
          <p id={item.id} className={css.answer}>
            <Marked text={item.answer} terms={terms} />
          </p>
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
