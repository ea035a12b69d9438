import {
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { UiLink } from './link.tsx';
import { nextTab } from './tab-focus.ts';
import { writtenNumber } from './written-number.ts';

export interface Tab {
  key: string;
  label: string;
  count?: number;
  /** The address of the tab: a real link then, which leads there without scripts and opens in a new tab. */
  href?: string;
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
  const list = useBeadSlide(selected, tabs);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // The tab in focus is asked, not the chosen one: an address that is still on its way brings the choice later.
    const elements = [...event.currentTarget.children];
    const next = nextTab(event.key, elements.indexOf(event.target as Element), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    document.getElementById(`${id}-tab-${tab.key}`)?.focus();
  };
  const chosen = tabs.find((tab) => tab.key === selected);
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabElement
            key={tab.key}
            href={tab.href}
            id={`${id}-tab-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onPress={() => onSelect(tab.key)}
          >
            <TabFace label={tab.label} count={tab.count} />
          </TabElement>
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

interface TabElementProps extends AriaAttributes {
  href: string | undefined;
  id: string;
  tabIndex: number;
  onPress: () => void;
  children: ReactNode;
}

function TabElement({ href, onPress, ...rest }: TabElementProps) {
  if (href === undefined) return <button type="button" role="tab" className="tab" onClick={onPress} {...rest} />;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  // Space presses a tab, but would scroll from a link.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return <UiLink role="tab" className="tab" href={href} onClick={press} onKeyDown={onKeyDown} {...rest} />;
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
          <span className="tab-count">{writtenNumber(count)}</span>
        </>
      )}
    </>
  );
}

/** Lets the beads slide from the tab chosen before: tells the style how far it lay, and brings the chosen into view. */
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
      // A page of its own begins here, or counts have come and made the tabs wider.
      list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3;
    }
    place.current = { selected, counts, left: tab.offsetLeft };
  }, [selected, counts]);
  return list;
}
