import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { broughtBy, channels, sources } from '#texts/channels';
import { consoleOrders as t } from '#texts/console-orders';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { channels as channelNames } from '../../../../../shop/buying/orders/status.ts';
import { findArea, findPlace } from '../../../../../shop/people/places/find-place.ts';
import { places } from '../../../../../shop/people/places/places.ts';
import { askedSources } from '../../../../../shop/visit-source.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import css from '../fulfilment.module.css';

const SEARCH_WAIT_MS = 300;
const FILTERS = ['courier', 'city', 'area', 'source', 'cameFrom'] as const;

/** The name of a city, or of an area of it, by its id; one that the store does not know stays. */
export function placeName(city: string | null, area?: string): string {
  const place = findPlace(city ?? '');
  if (area === undefined) return place?.name[language] ?? city ?? '';
  return (place && findArea(place, area)?.name[language]) ?? area;
}

type OrderToolsProps = { couriers: readonly { _id: string; name: string }[]; isOldest: boolean };

/** Search, sort and filters; each is written into the address, the search once typing rests. */
export function OrderTools({ couriers, isOldest }: OrderToolsProps) {
  const [query, setQuery] = useSearchParams();
  const [isOpen, setOpen] = useState(FILTERS.some((name) => query.has(name)));
  const isWide = useWide();
  const [isSearching, setSearching] = useState(query.has('search'));
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = query.get('search') ?? '';
  // Back and the chips change the address under the field.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = typed;
  }, [typed]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (name: string, value: string) => {
    clearTimeout(timer.current);
    const changed = new URLSearchParams(query);
    changed.delete('before');
    if (name === 'city') changed.delete('area');
    if (value === '') changed.delete(name);
    else changed.set(name, value);
    setQuery(changed, { replace: name === 'search' });
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const value = event.currentTarget.value.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set('search', value), SEARCH_WAIT_MS);
  };
  const select = (name: string, label: string, options: ReactNode, by = query.get(name) ?? '') => (
    <SelectField
      compact
      hideLabel
      label={label}
      value={by}
      onChange={(event) => set(name, event.currentTarget.value)}
    >
      {options}
    </SelectField>
  );
  const order = query.get('sort') ?? (isOldest ? 'oldest' : 'newest');
  const sort = select(
    'sort',
    t.sort,
    <>
      <option value="oldest">{t.oldest}</option>
      <option value="newest">{t.newest}</option>
    </>,
    order,
  );
  const areas = findPlace(query.get('city') ?? '')?.areas ?? [];
  return (
    <form
      role="search"
      className={isWide ? css.tools : css.onPhone}
      onSubmit={(event) => {
        event.preventDefault();
        set('search', field.current?.value.trim() ?? '');
      }}
    >
      {!isWide && (
        <>
          <IconButton
            icon="search"
            label={t.search}
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          />
          <IconButton
            icon="sliders-horizontal"
            label={consoleWords.filters}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <small>{order === 'oldest' ? t.oldest : t.newest}</small>
        </>
      )}
      {(isWide || isSearching) && (
        <SearchField
          ref={field}
          name="search"
          label={t.search}
          placeholder={t.search}
          maxLength={100}
          defaultValue={typed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press asked for this field
          autoFocus={!isWide && typed === ''}
          onChange={type}
        />
      )}
      {isWide && (
        <>
          {sort}
          <Button
            small
            tone="secondary"
            icon="sliders-horizontal"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {consoleWords.filters}
          </Button>
        </>
      )}
      {isOpen && (
        <div className={css.filters}>
          {!isWide && sort}
          {couriers.length > 0 &&
            select(
              'courier',
              t.courier,
              <Options all={t.anyCourier} list={couriers.map(({ _id, name }) => [_id, name])} />,
            )}
          {select(
            'city',
            t.city,
            <Options all={t.anyCity} list={places.map(({ _id, name }) => [_id, name[language]])} />,
          )}
          {areas.length > 0 &&
            select(
              'area',
              t.area,
              <Options all={t.anyArea} list={areas.map(({ _id, name }) => [_id, name[language]])} />,
            )}
          {select(
            'source',
            t.source,
            <Options all={t.anySource} list={channelNames.map((each) => [each, channels[each]])} />,
          )}
          {select(
            'cameFrom',
            broughtBy.label,
            <Options all={broughtBy.any} list={askedSources.map((each) => [each, sources[each]])} />,
          )}
        </div>
      )}
    </form>
  );
}

function Options({ all, list }: { all: string; list: readonly (readonly [string, string])[] }) {
  return (
    <>
      <option value="">{all}</option>
      {list.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
