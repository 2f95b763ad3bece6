import { useState, type SubmitEvent } from 'react';
import { checkout as t } from '#texts/checkout';
import { failureText } from '../../client/failure-text.ts';
import { fieldText } from '../../client/form-fields.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './coupon-code.module.css';

/**
 * A collapsed field for a coupon code. `onApply` claims the coupon and puts it on the cart; its failure shows at the
 * field.
 */
export function CouponCode({ onApply }: { onApply: (code: string) => Promise<void> }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = fieldText(form, 'code');
    if (busy) return;
    setProblem(code ? undefined : t.codeMissing);
    if (!code) return;
    setBusy(true);
    try {
      await onApply(code);
      form.reset();
    } catch (error) {
      setProblem(failureText(error, t.couponFailed));
    }
    setBusy(false);
  };

  return (
    <Accordion title={t.haveCode} level={4}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="code"
          label={t.code}
          hideLabel
          placeholder={t.code}
          compact
          dir="auto"
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem}
        />
        <Button type="submit" tone="secondary" busy={busy}>
          {t.addCode}
        </Button>
      </form>
    </Accordion>
  );
}
