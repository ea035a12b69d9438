import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { UiLink } from './link.tsx';
import { nextTab } from './tab-focus.ts';

export interface Tab {
  key: string;
  label: string;
  count?: number;
  panel: ReactNode;
}

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (key: string) => void;
  /** Between the tabs and the panel. */
  panelClassName?: string;
}

/** Tabs by the WAI-ARIA pattern: arrows, Home and End choose at once; only the chosen panel is mounted. */
export function Tabs({ label, tabs, selected, onSelect, panelClassName }: TabsProps) {
  const id = useId();
  const list = useBeadSlide(selected);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const keys = tabs.map((tab) => tab.key);
    const next = nextTab(event.key, keys.indexOf(selected), keys.length);
    const key = next === null ? undefined : keys[next];
    if (key === undefined) return;
    event.preventDefault();
    onSelect(key);
    document.getElementById(`${id}-tab-${key}`)?.focus();
  };
  const chosen = tabs.find((tab) => tab.key === selected);
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            className="tab"
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            <TabFace label={tab.label} count={tab.count} />
          </button>
        ))}
      </div>
      {chosen !== undefined && (
        <div id={`${id}-panel`} role="tabpanel" className={panelClassName} aria-labelledby={`${id}-tab-${chosen.key}`}>
          {chosen.panel}
        </div>
      )}
    </>
  );
}

export interface LinkTab {
  href: string;
  label: string;
  count?: number;
  current: boolean;
}

/** The same look for pages of their own: links in a `<nav>`, the present one marked. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const list = useBeadSlide(tabs.find((tab) => tab.current)?.href ?? '');
  return (
    <nav aria-label={label}>
      <div ref={list} className="tabs">
        {tabs.map((tab) => (
          <UiLink key={tab.href} href={tab.href} className="tab" aria-current={tab.current ? 'page' : undefined}>
            <TabFace label={tab.label} count={tab.count} />
          </UiLink>
        ))}
      </div>
    </nav>
  );
}

function TabFace({ label, count }: { label: string; count: number | undefined }) {
  return (
    <>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className="tab-count">{count}</span>
        </>
      )}
    </>
  );
}

/** Lets the beads slide from the tab chosen before: tells the style how far it lay, and brings the chosen into view. */
function useBeadSlide(selected: string) {
  const list = useRef<HTMLDivElement | null>(null);
  const place = useRef<{ selected: string; left: number } | null>(null);
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (list.current === null || tab === null || tab === undefined) return;
    const before = place.current;
    if (before !== null && before.selected !== selected) {
      tab.style.setProperty('--from', `${before.left - tab.offsetLeft}px`);
      list.current.scrollTo({ left: tab.offsetLeft - list.current.clientWidth / 3, behavior: 'smooth' });
    }
    place.current = { selected, left: tab.offsetLeft };
  }, [selected]);
  return list;
}
