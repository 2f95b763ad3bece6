import { useEffect, useState } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import { dateField as t } from '#texts/date-field';
import { language } from '#texts/language';
import { languageFacts } from '../../../../shop/language.ts';
import { dayAndMonth, monthNames } from '../../../../shop/time/dates.ts';
import { formatDay, weekdayNames } from '../../../../shop/time/days.ts';
import type { Holiday } from '../../../../shop/time/holidays.ts';
import { addDays, type StoreDate } from '../../../../shop/time/store-time.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { ask } from '../../client/ask.ts';
import css from './date-field.module.css';

type CalendarProps = {
  /** '' without a day. */
  day: StoreDate;
  today: StoreDate;
  min: StoreDate | undefined;
  max: StoreDate | undefined;
  onChoose: (day: StoreDate) => void;
};

const weekdays = weekdayNames[language];
const months = monthNames[language];
const near = { yesterday: -1, today: 0, tomorrow: 1 } as const;

const components = {
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} size={20} />
  ),
};

/** A month as a grid from Sunday on, with the days off and the names of holidays. */
export function Calendar({ day, today, min, max, onChoose }: CalendarProps) {
  const [month, setMonth] = useState(() => dateOf(day === '' ? today : day));
  const holidays = useHolidays();
  const isWithin = (each: StoreDate) =>
    (min === undefined || each >= min) && (max === undefined || each <= max);
  const shown = holidays.filter(({ date }) => date.slice(0, 7) === dayOf(month).slice(0, 7));
  const outside: Matcher[] = [
    ...(min === undefined ? [] : [{ before: dateOf(min) }]),
    ...(max === undefined ? [] : [{ after: dateOf(max) }]),
  ];
  return (
    <>
      <div className={css.near}>
        {Object.entries(near).map(([name, distance]) => {
          const each = addDays(today, distance);
          return (
            isWithin(each) && (
              <button key={name} type="button" onClick={() => onChoose(each)}>
                {t.near[name as keyof typeof near]}
              </button>
            )
          );
        })}
      </div>
      <DayPicker
        mode="single"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press, it is used by keys at once
        autoFocus
        fixedWeeks
        showOutsideDays
        dir={languageFacts[language].direction}
        weekStartsOn={0}
        month={month}
        onMonthChange={setMonth}
        selected={day === '' ? undefined : dateOf(day)}
        onSelect={(date, pressed) => onChoose(dayOf(date ?? pressed))}
        today={dateOf(today)}
        disabled={outside}
        modifiers={{ off: { dayOfWeek: [5, 6] }, holiday: holidays.map(({ date }) => dateOf(date)) }}
        modifiersClassNames={{ off: css.off ?? '', holiday: css.off ?? '' }}
        formatters={{
          formatCaption: (date) => `${months[date.getMonth()]} ${date.getFullYear()}`,
          formatDay: (date) => String(date.getDate()),
          formatWeekdayName: (date) => t.weekdays[date.getDay()] ?? '',
        }}
        labels={{
          labelDayButton: (date, { selected }) => {
            const words = wordsOf(dayOf(date), holidays);
            return selected === true ? t.chosen(words) : words;
          },
          labelGrid: (date) => `${months[date.getMonth()]} ${date.getFullYear()}`,
          labelNext: () => t.nextMonth,
          labelPrevious: () => t.previousMonth,
          labelWeekday: (date) => weekdays[date.getDay()] ?? '',
        }}
        classNames={{
          months: css.months ?? '',
          nav: css.nav ?? '',
          month_caption: css.caption ?? '',
          month_grid: css.grid ?? '',
          day_button: css.day ?? '',
          selected: css.chosen ?? '',
          today: css.today ?? '',
          outside: css.outside ?? '',
          disabled: css.disabled ?? '',
        }}
        components={components}
      />
      {shown.length > 0 && (
        <ul className={css.holidays}>
          {shown.map(({ date, name }) => (
            <li key={date}>
              {dayAndMonth(date, language)}: {name[language]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const wordsOf = (day: StoreDate, holidays: readonly Holiday[]) => {
  const holiday = holidays.find(({ date }) => date === day);
  const words = formatDay(day, language);
  return holiday === undefined ? words : `${words}${languageFacts[language].comma}${holiday.name[language]}`;
};

/** Noon of this date in the browser's time zone, so that no conversion changes the day. */
function dateOf(day: StoreDate): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);
}

function dayOf(date: Date): StoreDate {
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);
}

/** The shop's holidays; empty until they are loaded. */
function useHolidays(): readonly Holiday[] {
  const [holidays, setHolidays] = useState<readonly Holiday[]>([]);
  useEffect(() => {
    let isHere = true;
    ask('listHolidays')
      .then((data) => isHere && setHolidays(data.holidays))
      // The calendar works without their names.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return holidays;
}
