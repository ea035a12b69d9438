import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { UiLink } from './link.tsx';
import { nextTab } from './tab-focus.ts';
import styles from './tabs.module.css';
import { writtenNumber } from './written-number.ts';

export interface Tab {
  key: string;
  label: string;
  count?: number;
  /** The address of the page with this tab chosen: without scripts, and before them, the server answers with it. */
  href: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The key that the present address asks for. */
  selected: string;
  /** Between the tabs and the panel. */
  panelClassName?: string | undefined;
}

/**
 * Tabs by the WAI-ARIA pattern, each a link to its own address: arrows, Home and End choose at once, the page keeps its
 * place; only the chosen panel is mounted.
 */
export function Tabs({ label, tabs, selected, panelClassName }: TabsProps) {
  const id = useId();
  const list = useBeadSlide(selected, tabs);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    // Space presses a tab, but would scroll from a link.
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    // From the focused tab, not the selected one: the selection follows when the navigation is done.
    const current = elements.indexOf(event.target);
    const next = elements[event.key === ' ' ? current : (nextTab(event.key, current, elements.length) ?? -1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  const chosen = tabs.find((tab) => tab.key === selected);
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <UiLink
            key={tab.key}
            href={tab.href}
            keepPlace
            id={`${id}-tab-${tab.key}`}
            role="tab"
            className={styles.tab}
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
          >
            <TabFace label={tab.label} count={tab.count} />
          </UiLink>
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
  const list = useBeadSlide(tabs.find((tab) => tab.current)?.href ?? '', tabs);
  return (
    <nav aria-label={label}>
      <div ref={list} className={styles.tabs}>
        {tabs.map((tab) => (
          <UiLink key={tab.href} href={tab.href} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
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
          <span className={styles.count}>{writtenNumber(count)}</span>
        </>
      )}
    </>
  );
}

/**
 * Makes the beads slide from the previous tab: passes its distance to the style, and scrolls the selected tab into
 * view.
 */
function useBeadSlide(selected: string, tabs: readonly { count?: number }[]) {
  const counts = tabs.map(({ count }) => count).join();
  const list = useRef<HTMLDivElement | null>(null);
  const place = useRef<{ selected: string; counts: string; left: number } | null>(null);
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (list.current === null || tab === null || tab === undefined) return;
    const before = place.current;
    if (before !== null && before.selected !== selected) {
      tab.style.setProperty('--from', `${before.left - tab.offsetLeft}px`);
      list.current.scrollTo({ left: tab.offsetLeft - list.current.clientWidth / 3, behavior: 'smooth' });
    } else if (tab.offsetLeft + tab.offsetWidth > list.current.scrollLeft + list.current.clientWidth) {
      // The first render of a page, or the counts were loaded and made the tabs wider.
      list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3;
    }
    place.current = { selected, counts, left: tab.offsetLeft };
  }, [selected, counts]);
  return list;
}
