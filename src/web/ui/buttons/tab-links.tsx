import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import css from './tabs.module.css';

/** Tabs that are links: they work without script and survive a reload. */
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

/** Scrolls the open tab into view on phones, without moving the page. */
function showCurrent(row: HTMLElement | null): void {
  const tab = row?.querySelector('[aria-current]');
  if (!row || !tab) return;
  const [frame, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
}

/** A tab's name and count. */
export function TabLabel({ label, count }: { label: string; count: number | undefined }) {
  return (
    <>
      {label}
      {count !== undefined && <span className={css.count}> ({count})</span>}
    </>
  );
}
