import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ask } from '../../../client/ask.ts';
import { NewsForm } from './news-form.tsx';

const NEW = 'new';

/** The news in the URL, or none for new ones, and the brands. */
export const loader = async ({ params: { id = NEW } }: LoaderFunctionArgs) => {
  if (id !== NEW) return ask('getBrandNews', { id });
  const { brands, days } = await ask('listBrandNews');
  return { news: null, brands, days };
};

function NewsPage() {
  const loaded = useLoaderData<typeof loader>();
  // Other news are another form.
  return <NewsForm key={loaded.news?._id ?? NEW} {...loaded} />;
}

export { NewsPage as Page };
