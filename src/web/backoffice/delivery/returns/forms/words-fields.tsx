import { useState } from 'react';
import { returnDesk as t } from '#texts/return-desk';
import type { Words } from '../../../../../shop/delivery/returns/desk-contract.ts';
import { languageFacts, inEachLanguage, languages, readersFirst } from '../../../../../shop/language.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { readDraft, removeDraft, writeDraft } from '../../../client/drafts.ts';

const none: Words = inEachLanguage(() => '');

/** Words for the shopper. They are stored on the device with each keystroke, until they are sent. */
export function useWords(key: string) {
  const name = `return-words:${key}`;
  const [words, setWords] = useState<Words>(() => readDraft(name, none));
  return {
    words,
    change: (next: Words) => {
      setWords(next);
      writeDraft(name, next);
    },
    forget: () => removeDraft(name),
    isWhole: languages.every((each) => words[each].trim() !== ''),
  };
}

type WordsFieldsProps = { words: Words; onChange: (words: Words) => void; isWrong: boolean };

/** The same words in both languages, Arabic first. */
export function WordsFields({ words, onChange, isWrong }: WordsFieldsProps) {
  return readersFirst('ar').map((language) => (
    <TextArea
      key={language}
      lang={language}
      dir={languageFacts[language].direction}
      label={language === 'ar' ? t.arabic : t.english}
      maxLength={500}
      value={words[language]}
      onChange={({ currentTarget: { value } }) => onChange({ ...words, [language]: value })}
      error={isWrong && words[language].trim() === '' ? t.wordsMissing : undefined}
    />
  ));
}
