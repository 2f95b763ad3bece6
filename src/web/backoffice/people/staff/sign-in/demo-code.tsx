import { useEffect, useState } from 'react';
import { signIn as t } from '#texts/staff-sign-in';
import { ask } from '../../../client/ask.ts';
import css from './sign-in.module.css';

/** Shows the code in the demo on one's own machine; without a phone, that of the signed-in member. */
export function DemoCode({ phone, kind }: { phone: string | null; kind: 'code' | 'second' }) {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (!/^(localhost|127\.|\[::1\])/.test(location.hostname)) return undefined;
    const read = () =>
      ask('readDevCodes', phone === null ? {} : { phone }).then(
        (codes) => setCode(codes[kind]),
        () => null,
      );
    void read();
    // A code of the app changes with the time.
    const timer = setInterval(() => void read(), 10_000);
    return () => clearInterval(timer);
  }, [phone, kind]);
  if (code === null) return null;
  return (
    <p className={css.demo} data-demo-code={code}>
      {t.demoCode} <bdi dir="ltr">{code}</bdi>
    </p>
  );
}
