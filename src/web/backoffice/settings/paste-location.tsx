import { useState } from 'react';
import { settings as t } from '#texts/settings';
import type { Point } from '../../../shop/places/point.ts';
import { readLocation } from '../../../shop/places/read-location.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Takes the point out of what a map or a chat shares. Makes no request. */
export function PasteLocation({ onPoint }: { onPoint: (point: Point) => void }) {
  const [text, setText] = useState('');
  const { problem } = text.trim() === '' ? {} : readLocation(text);
  const paste = (typed: string) => {
    setText(typed);
    const { point } = readLocation(typed);
    if (point !== undefined) onPoint(point);
  };
  return (
    <TextField
      compact
      optional
      dir="ltr"
      label={t.pasteLocation}
      hint={t.pasteHint}
      value={text}
      error={problem && t.pasteProblems[problem]}
      onChange={(event) => paste(event.currentTarget.value)}
    />
  );
}
