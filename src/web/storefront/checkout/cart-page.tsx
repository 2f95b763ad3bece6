import { frame as t } from '#texts/frame';
import { Head } from '../head.tsx';

export function Component() {
  return (
    <section className="wrap">
      <Head title={t.cart} />
      <h1 className="display">{t.cart}</h1>
    </section>
  );
}
