import css from './highlighted-text.module.css';

/** A text in parts, of which the matching ones are highlighted. */
export function HighlightedText({ stretches }: { stretches: readonly { text: string; hit: boolean }[] }) {
  // The parts never reorder; the index is their only key.
  return stretches.map(({ text, hit }, place) =>
    hit ? (
      <mark key={place} className={css.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
