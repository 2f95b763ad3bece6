import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { textDesk as t } from '#texts/text-desk';
import type { HelpPart } from '../../../../shop/office/help/desk/help-part.ts';
import { type HelpPageName, helpPageNames, helpPartKinds } from '../../../../shop/office/help/help-page.ts';
import { CallError } from '../../../client/call-error.ts';
import { ask } from '../../client/ask.ts';
import { PartForm } from './part-form.tsx';

const blank: HelpPart['fields'] = {
  titleEn: '',
  titleAr: '',
  textEn: '',
  textAr: '',
  topic: null,
  isHidden: false,
  isQuick: false,
};

/** The part in the URL, or a new one of `?kind=`, for a question of `?topic=`. */
export const loader = async ({ params: { page: named, id }, request }: LoaderFunctionArgs) => {
  const page = helpPageNames.find((name) => name === named);
  if (page === undefined) throw new CallError(404, {});
  const { text } = await ask('getEditedHelpText', { page });
  const { searchParams } = new URL(request.url);
  const kind = helpPartKinds.find((each) => each === searchParams.get('kind')) ?? 'part';
  if (id === undefined) {
    const fields = { ...blank, topic: searchParams.get('topic') };
    return { page, text, part: null, kind, fields };
  }
  const part = text.parts.find(({ _id }) => _id === id);
  if (part === undefined) throw new CallError(404, {});
  return { page, text, part, kind: part.kind, fields: part.fields };
};

function PartPage() {
  const { page, text, part, kind, fields } = useLoaderData<typeof loader>();
  // Another part is another form.
  return (
    <PartForm
      key={`${page} ${part?._id ?? `${kind} ${fields.topic}`}`}
      text={text}
      loaded={{ part, kind, fields }}
      title={titleOf(page, kind)}
    />
  );
}

function titleOf(page: HelpPageName, kind: HelpPart['kind']): string {
  if (kind === 'topic') return t.addTopic;
  if (kind === 'intro') return page === 'faq' ? t.introNew : t.intro[page];
  return page === 'faq' ? t.addQuestion : t.addSection;
}

export { PartPage as Page };
