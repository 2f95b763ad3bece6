import { useState } from 'react';
import { language as own } from '#texts/language';
import { textDesk as t } from '#texts/text-desk';
import { type Language, languageFacts, readersFirst } from '../../../../shop/language.ts';
import type { HelpPart } from '../../../../shop/office/help/desk/help-part.ts';
import { type HelpFieldValues, shownHelp } from '../../../../shop/office/help/shown-help.ts';
import { TextBlocks } from '../../../ui/blocks/text-blocks.tsx';
import { Choice, PreviewChoices, ThemeChoice, useTheme } from '../../ui/preview-choices.tsx';
import css from './texts.module.css';

type PhonePreviewProps = {
  parts: readonly HelpPart[];
  values: HelpFieldValues;
  /** The title of the page it stands on. */
  label: string;
};

/** What a shopper's phone shows of these parts, in either language and theme. */
export function PhonePreview({ parts, values, label }: PhonePreviewProps) {
  const [language, setLanguage] = useState<Language>(own);
  const [theme, setTheme] = useTheme();
  return (
    <section className={css.preview}>
      <h2 className="card-title">{t.preview}</h2>
      <PreviewChoices>
        <Choice
          label={t.previewLanguage}
          options={readersFirst(own).map((each) => [each, languageFacts[each].name])}
          chosen={language}
          onChoose={setLanguage}
        />
        <ThemeChoice theme={theme} onChoose={setTheme} />
      </PreviewChoices>
      <div
        className={css.frame}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
        tabIndex={0}
        data-theme={theme}
        lang={language}
        dir={languageFacts[language].direction}
      >
        <Shown parts={parts} values={values} language={language} />
      </div>
    </section>
  );
}

function Shown({ parts, values, language }: Omit<PhonePreviewProps, 'label'> & { language: Language }) {
  const { intro, topics, parts: shown } = shownHelp(parts, values, language);
  const partsOf = (topic: string | null, Title: 'h3' | 'h4') =>
    shown
      .filter((part) => part.topic === topic)
      .map(({ _id, title, text, language: written }) => (
        <section key={_id} lang={written} dir={languageFacts[written].direction}>
          <Title>{title}</Title>
          <div className={css.said}>
            <TextBlocks text={text} level={4} />
          </div>
        </section>
      ));
  return (
    <>
      {intro.text !== '' && (
        <div
          className={shown.length > 0 ? css.short : undefined}
          lang={intro.language}
          dir={languageFacts[intro.language].direction}
        >
          <TextBlocks text={intro.text} level={4} />
        </div>
      )}
      {topics.map(({ _id, title, language: written }) => (
        <div key={_id}>
          <h3 lang={written}>{title}</h3>
          {partsOf(_id, 'h4')}
        </div>
      ))}
      {partsOf(null, 'h3')}
      {intro.text === '' && shown.length === 0 && <p className={css.quiet}>{t.previewEmpty}</p>}
    </>
  );
}
