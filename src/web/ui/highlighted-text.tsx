import css from './highlighted-text.module.css';

/** A text in stretches, of which some were looked for: those are lit up. */
export function HighlightedText({ stretches }: { stretches: readonly { text: string; hit: boolean }[] }) {
  // The stretches of a text stay in their order, which is all that tells them apart.
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
