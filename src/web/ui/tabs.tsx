import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { dir } from '#texts/language';
import css from './tabs.module.css';

/** Tabs that are addresses: they work without script and survive reload. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly {
    to: string;
    label: string;
    count?: number | undefined;
    current?: boolean | undefined;
  }[];
}) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  useEffect(() => showCurrent(row.current), [current]);
  return (
    <nav ref={row} className={css.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={css.tab}
          aria-current={tab.current ? 'page' : undefined}
          preventScrollReset
        >
          <TabLabel label={tab.label} count={tab.count} />
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the open tab may lie beyond the edge of its row; only the row moves. */
function showCurrent(row: HTMLElement | null): void {
  const tab = row?.querySelector('[aria-current]');
  if (!row || !tab) return;
  const [frame, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
}

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; count?: number | undefined; panel: ReactNode }[];
  /** Which one is open at first; the first one when left out. */
  start?: string | undefined;
}

/** Tabs inside a page: all panels are in the HTML, arrow keys move along the reading direction. */
export function Tabs({ label, tabs, start }: TabsProps) {
  const group = useId();
  const [open, setOpen] = useState(start ?? tabs[0]?.id);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = stepOf(event.key);
    if (by === 0) return;
    event.preventDefault();
    const place = tabs.findIndex((tab) => tab.id === open) + by;
    const next = tabs.at(place % tabs.length);
    if (!next) return;
    setOpen(next.id);
    document.getElementById(`${group}-${next.id}`)?.focus();
  };

  return (
    <>
      <div className={css.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${group}-${tab.id}`}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab.id === open}
            aria-controls={`${group}-${tab.id}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => setOpen(tab.id)}
            onKeyDown={move}
          >
            <TabLabel label={tab.label} count={tab.count} />
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${group}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${group}-${tab.id}`}
          hidden={tab.id !== open}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

function TabLabel({ label, count }: { label: string; count: number | undefined }) {
  return (
    <>
      {label}
      {count !== undefined && <span className={css.count}> ({count})</span>}
    </>
  );
}

function stepOf(key: string): number {
  const onward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === onward) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
}
