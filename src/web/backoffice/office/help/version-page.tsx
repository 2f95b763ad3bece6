import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { language } from '#texts/language';
import { textDesk as t } from '#texts/text-desk';
import { languageFacts } from '../../../../shop/language.ts';
import type { HelpPart } from '../../../../shop/office/help/desk/help-part.ts';
import {
  changesBetween,
  type PartChange,
  wordFieldsOf,
} from '../../../../shop/office/help/desk/part-problems.ts';
import { wordChanges } from '../../../../shop/office/help/desk/word-changes.ts';
import { helpPageNames } from '../../../../shop/office/help/help-page.ts';
import type { HelpFieldValues } from '../../../../shop/office/help/shown-help.ts';
import { fillTemplate } from '../../../../shop/people/notifications/message-template.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { CallError } from '../../../client/call-error.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { Page } from '../../ui/page.tsx';
import css from './texts.module.css';

/** The version in the URL and the one of `?with=`, by default the one before it, of the first the one after it. */
export const loader = async ({ params: { page: named, number: given }, request }: LoaderFunctionArgs) => {
  const page = helpPageNames.find((name) => name === named);
  const number = Number(given);
  if (page === undefined || !Number.isInteger(number)) throw new CallError(404, {});
  const asked = Number(new URL(request.url).searchParams.get('with'));
  const [{ text }, { version }] = await Promise.all([
    ask('getEditedHelpText', { page }),
    ask('getHelpVersion', { page, number }),
  ]);
  const near = number > 1 ? number - 1 : Math.min(2, text.versions.length);
  const other = Number.isInteger(asked) && asked > 0 ? asked : near;
  const { version: before } = await ask('getHelpVersion', { page, number: other });
  return { page, version, before, versions: text.versions };
};

/** What one version says that another does not, in both languages, word by word. */
function VersionPage() {
  const { page, version, before, versions } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { parts } = changesBetween(said(before), said(version));
  return (
    <Page
      title={`${t.pages[page]}: ${t.compared(version.number, before.number)}`}
      back={`/content/texts/${page}`}
      layout="form"
    >
      <SelectField
        compact
        label={t.with}
        value={before.number}
        onChange={({ currentTarget: { value } }) =>
          void navigate(`/content/texts/${page}/versions/${version.number}?with=${value}`, { replace: true })
        }
      >
        {versions
          .filter(({ number }) => number !== version.number)
          .map(({ number, publishedAt }) => (
            <option key={number} value={number}>
              {t.version(number)} · {formatDay(publishedAt, language)}
            </option>
          ))}
      </SelectField>
      {parts.length === 0 && <p>{t.same}</p>}
      {parts.map((change) => (
        <Changed key={change.id} change={change} />
      ))}
    </Page>
  );
}

type Version = { parts: readonly HelpPart[]; values: HelpFieldValues };

/** As shoppers read it: a number that a setting changed is a change. */
const said = ({ parts, values }: Version): HelpPart[] =>
  parts.map((part) => {
    const { titleEn, titleAr, textEn, textAr } = part.fields;
    const fields = {
      ...part.fields,
      titleEn: fillTemplate(titleEn, values.en),
      textEn: fillTemplate(textEn, values.en),
      titleAr: fillTemplate(titleAr, values.ar),
      textAr: fillTemplate(textAr, values.ar),
    };
    return { ...part, fields };
  });

function Changed({ change: { change, before, after } }: { change: PartChange }) {
  const kind = (after ?? before)?.kind ?? 'part';
  return (
    <section className={css.panel}>
      <p>
        <Tag tone={change === 'removed' ? 'warning' : 'info'}>{t.change[change]}</Tag>
      </p>
      <div className={css.changes}>
        {wordFieldsOf(kind).map((field) => {
          const [was, is] = [before?.fields[field] ?? '', after?.fields[field] ?? ''];
          if (was === '' && is === '') return null;
          const written = field.endsWith('Ar') ? 'ar' : 'en';
          return (
            <div key={field} lang={written} dir={languageFacts[written].direction}>
              {wordChanges(was, is).map((line, place) => (
                <p key={place}>
                  {line.map(({ text, change: how }, nth) => {
                    const Said = how === 'added' ? 'ins' : how === 'removed' ? 'del' : 'span';
                    return <Said key={nth}>{text}</Said>;
                  })}
                </p>
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}

export { VersionPage as Page };
