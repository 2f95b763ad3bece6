import { useRef, useState } from 'react';
import { language } from '#texts/language';
import { staffNews as t } from '#texts/staff-news';
import { today } from '#texts/today';
import type { ConsoleInputOf } from '../../../../../shop/console-endpoints.ts';
import type { StaffNews } from '../../../../../shop/people/staff/news-calls.ts';
import type { StaffNewsKind } from '../../../../../shop/people/staff/news.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask } from '../../../client/ask.ts';
import { hasNewsSound, setNewsSound } from '../../../client/live.ts';
import { signal } from '../../../ui/scan/scan-signal.ts';
import { deviceName } from '../device-name.ts';
import css from '../staff.module.css';
import { addThisDevice, canShowNews, forgetThisDevice, newsDevice } from './news-device.ts';
import { TelegramChoice } from './telegram-choice.tsx';

type Choice = ConsoleInputOf<'setStaffNews'>;

/** What one is told of while the console is closed, when, and where. A change is saved at once. */
export function NewsChoice({ loaded }: { loaded: StaffNews }) {
  const [news, setNews] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const here = news.devices.find(({ _id }) => _id === newsDevice());

  const change = async (work: () => Promise<StaffNews | null>, done: string) => {
    setBusy(true);
    try {
      const changed = await work();
      if (changed === null) return toast.error(t.denied);
      setNews(changed);
      toast.success(done);
    } catch (failure) {
      toast.error(failureText(failure, t.notSaved));
    } finally {
      setBusy(false);
    }
  };
  // Shown at once and sent one after another; what was not saved is shown as it is.
  const last = useRef(Promise.resolve());
  const choose = (given: Partial<Choice>, shown: Partial<StaffNews>) => {
    setNews((before) => ({ ...before, ...shown }));
    last.current = last.current.then(async () => {
      try {
        await ask('setStaffNews', given);
        toast.success(t.saved);
      } catch (failure) {
        toast.error(failureText(failure, t.notSaved));
        await ask('getStaffNews').then(setNews, () => null);
      }
    });
  };
  const hearOf = (kind: StaffNewsKind, isOn: boolean) => {
    const kinds = news.kinds.map((each) => (each.kind === kind ? { kind, isOn } : each));
    choose({ muted: kinds.flatMap((each) => (each.isOn ? [] : [each.kind])) }, { kinds });
  };
  const turnOff = async (id: string) => {
    const changed = await ask('removeNewsDevice', { id });
    if (id === here?._id) await forgetThisDevice();
    return changed;
  };

  return (
    <section id="alerts" className={css.form} aria-label={t.title}>
      <h2 className="card-title">{t.title}</h2>
      <p>{news.kinds.length === 0 ? t.nothing : t.text}</p>
      {news.kinds.length > 0 && (
        <>
          <div>
            {news.kinds.map(({ kind, isOn }) => (
              <Checkbox
                key={kind}
                label={t.kinds[kind]}
                checked={isOn}
                onChange={({ currentTarget }) => hearOf(kind, currentTarget.checked)}
              />
            ))}
            <Checkbox
              label={today.sound}
              defaultChecked={hasNewsSound()}
              onChange={({ currentTarget }) => {
                setNewsSound(currentTarget.checked);
                // Plays the sound once, as a sample.
                if (currentTarget.checked) signal(true);
              }}
            />
          </div>
          <Here
            publicKey={news.publicKey}
            isOn={here !== undefined}
            busy={busy}
            onTurnOn={(key) => void change(async () => addThisDevice(key), t.turnedOn)}
            onTurnOff={() => void change(async () => turnOff(here?._id ?? ''), t.turnedOff)}
          />
          {news.devices.length > 0 && (
            <ul className={css.devices} aria-label={t.devices}>
              {news.devices.map(({ _id, userAgent, addedAt }) => (
                <li key={_id}>
                  <span>
                    <b dir="auto">{deviceName(userAgent)}</b>
                    <span className={css.seen}>{t.addedAt(formatMoment(addedAt, language))}</span>
                  </span>
                  <Button
                    tone="quiet"
                    small
                    disabled={busy}
                    aria-label={t.removeOf(deviceName(userAgent))}
                    onClick={() => void change(async () => turnOff(_id), t.saved)}
                  >
                    {t.remove}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {news.telegram !== 'none' && <TelegramChoice news={news} onChange={setNews} />}
          {news.sendsMessages && (
            <div>
              <Checkbox
                label={t.byMessage}
                checked={news.byMessage}
                onChange={({ currentTarget: { checked } }) =>
                  choose({ byMessage: checked }, { byMessage: checked })
                }
              />
              <p className={css.seen}>{t.byMessageText}</p>
            </div>
          )}
          <fieldset className={css.choices}>
            <legend>{t.quietHours}</legend>
            <p className={css.seen}>{t.quietText}</p>
            <div className={css.filters}>
              {(['from', 'until'] as const).map((side) => (
                <SelectField
                  key={side}
                  compact
                  label={t[side]}
                  value={news.quietHours[side]}
                  onChange={({ currentTarget }) => {
                    const quietHours = { ...news.quietHours, [side]: Number(currentTarget.value) };
                    choose({ quietHours }, { quietHours });
                  }}
                >
                  {HOURS.map((hour) => (
                    <option key={hour} value={hour}>
                      {`${hour}:00`}
                    </option>
                  ))}
                </SelectField>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </section>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type HereProps = {
  publicKey: string | null;
  isOn: boolean;
  busy: boolean;
  onTurnOn: (publicKey: string) => void;
  onTurnOff: () => void;
};

/** Turns alerts on or off on this device. The browser asks only after a press. */
function Here({ publicKey, isOn, busy, onTurnOn, onTurnOff }: HereProps) {
  if (isOn)
    return (
      <Button tone="secondary" icon="bell" busy={busy} onClick={onTurnOff}>
        {t.turnOff}
      </Button>
    );
  const can = canShowNews();
  if (can !== 'yes' || publicKey === null)
    return <Banner>{can === 'denied' ? t.denied : t.notPossible}</Banner>;
  return (
    <Button icon="bell" busy={busy} onClick={() => onTurnOn(publicKey)}>
      {t.turnOn}
    </Button>
  );
}
