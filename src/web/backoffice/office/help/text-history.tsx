import { useState } from 'react';
import { Link } from 'react-router';
import { language } from '#texts/language';
import { textDesk as t } from '#texts/text-desk';
import { languageFacts, readersFirst } from '../../../../shop/language.ts';
import type { EditedHelpText, HelpPublication } from '../../../../shop/office/help/desk/text-calls.ts';
import { isPolicy, policyDocumentPath } from '../../../../shop/office/help/help-page.ts';
import { formatDay, formatMoment } from '../../../../shop/time/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { offerUndo } from '../../ui/undo/undo-offer.ts';
import { AskFirst } from './ask-first.tsx';
import css from './texts.module.css';

/** `isEdited`: the draft has unpublished changes. */
type TextHistoryProps = { text: EditedHelpText; isEdited: boolean };

/** Every version of the page: to be compared, put back, and of a policy to be read on paper. */
export function TextHistory({ text, isEdited }: TextHistoryProps) {
  const { page, version, versions, inForce } = text;
  const [asked, setAsked] = useState<{ number: number | null } | null>(null);
  const { busy, act } = useAct();
  const putBack = async (number: number | null) => {
    const done = await act(async () => ask('putBackHelpText', { page, version, number }));
    setAsked(null);
    if (done === null) return;
    if (isEdited) return toast.success(t.wasPutBack);
    const was = { page, version: done.text.version, number: inForce.number };
    offerUndo({ text: t.wasPutBack, undo: async () => ask('putBackHelpText', was) });
  };
  // Only unpublished changes can be lost.
  const choose = (number: number | null) => (isEdited ? setAsked({ number }) : void putBack(number));
  return (
    <section className={css.panel}>
      <h2>{t.history}</h2>
      {versions.length === 0 && <p>{t.own}</p>}
      <ul className={css.rows}>
        {versions.map((each, place) => (
          <li key={each.number}>
            <span className={css.what}>
              <span className={css.line}>
                <b>{t.version(each.number)}</b> {place === 0 && <Tag tone="success">{t.inForce}</Tag>}
              </span>
              <span className={css.quiet}>{about(each)}</span>
              <span className={css.line}>
                {place < versions.length - 1 && (
                  <Link
                    className="text-link"
                    to={`/content/texts/${page}/versions/${each.number}`}
                    aria-label={`${t.compare}: ${t.version(each.number)}`}
                  >
                    {t.compare}
                  </Link>
                )}
                {isPolicy(page) &&
                  readersFirst(language).map((paper) => (
                    <a
                      key={paper}
                      className="text-link"
                      href={policyDocumentPath(page, paper, each.number)}
                      aria-label={`${t.pdf(languageFacts[paper].name)}: ${t.version(each.number)}`}
                      download
                    >
                      {t.pdf(languageFacts[paper].name)}
                    </a>
                  ))}
              </span>
              {place > 0 && (
                <Button
                  small
                  tone="secondary"
                  icon="undo-2"
                  aria-label={`${t.putBack}: ${t.version(each.number)}`}
                  disabled={busy}
                  onClick={() => choose(each.number)}
                >
                  {t.putBack}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.line}>
        {version > 0 && (
          <Button small tone="quiet" disabled={busy} onClick={() => choose(null)}>
            {t.putBackOwn}
          </Button>
        )}
        <Link className="text-link" to={`/settings/audit?subject=${page}`}>
          {t.log}
        </Link>
      </p>
      <AskFirst
        open={asked !== null}
        title={t.surePutBack}
        text={t.surePutBackText}
        action={t.putBack}
        busy={busy}
        onClose={() => setAsked(null)}
        onSure={() => asked !== null && void putBack(asked.number)}
      />
    </section>
  );
}

function about({ number, publishedAt, publishedBy }: HelpPublication): string {
  if (publishedBy !== null) return t.publishedBy(publishedBy, formatMoment(publishedAt, language));
  const date = formatDay(publishedAt, language);
  return number === 1 ? `${t.ownVersion}${languageFacts[language].comma}${date}` : t.publishedAt(date);
}
