import { useEffect, useState } from 'react';
import { account as t } from '#texts/account';
import { call } from '../../../client/call.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import css from './sign-in.module.css';

/** Shows the code on a local store without an SMS gateway; elsewhere requests nothing. */
export function DemoCode({
  phone,
  round,
  onFill,
}: {
  phone: string;
  round: number;
  onFill: (code: string) => void;
}) {
  const code = useStoredCode(phone, round);
  if (code === null) return null;
  return (
    <Banner
      action={
        <Button small tone="secondary" onClick={() => onFill(code)}>
          {t.fill}
        </Button>
      }
    >
      {t.demo}{' '}
      <bdi dir="ltr" lang="en" className={css.code}>
        {code}
      </bdi>
    </Banner>
  );
}

function useStoredCode(phone: string, round: number): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (!isThisMachine(location.hostname)) return;
    const stop = new AbortController();
    call('readOutbox', { to: phone }, { signal: stop.signal })
      .then(({ messages }) => setCode(messages.find(({ code }) => code !== null)?.code ?? null))
      .catch(() => setCode(null));
    return () => stop.abort();
  }, [phone, round]);
  return code;
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
