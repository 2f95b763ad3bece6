import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { dir } from '#texts/language';
import { TabLabel } from './tab-links.tsx';
import css from './tabs.module.css';

export type TabsProps = {
  label: string;
  tabs: readonly { id: string; label: string; count?: number | undefined; panel: ReactNode }[];
  /** The tab open at first; the first one by default. */
  start?: string | undefined;
};

/** Tabs inside a page: all panels are in the HTML; arrow keys follow reading direction. */
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

function stepOf(key: string): number {
  const onward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === onward) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
}
