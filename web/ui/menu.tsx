import { Ellipsis } from 'lucide';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useContext,
  useRef,
} from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import { UiLink } from './link.tsx';
import styles from './menu.module.css';
import { nextIndex, typeAhead } from './menu-focus.ts';
import { type PopoverButtonProps, usePopover } from './use-popover.ts';

const TYPE_AHEAD_MS = 700;
const CloseContext = createContext<() => void>(() => undefined);

interface MenuProps {
  /** Draws the button; spread the given attributes on it. */
  button: (props: PopoverButtonProps & { 'aria-haspopup': 'menu' }) => ReactNode;
  /** `MenuItem`s and `MenuLine`s. */
  children: ReactNode;
  wide?: boolean;
}

/** A menu of actions under its button: arrows, Home, End, letters and Escape work, the focus goes back on closing. */
export function Menu({ button, children, wide = false }: MenuProps) {
  const popover = usePopover();
  const typed = useRef({ text: '', at: 0 });

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    popover.onToggle(event);
    // An arrow key may have moved the focus already.
    if (event.newState === 'open' && !event.currentTarget.matches(':focus-within'))
      itemsOf(event.currentTarget)[0]?.focus();
  };
  const onMenuKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget);
    const current = items.findIndex((item) => item.matches(':focus'));
    if (event.key === 'Tab') popover.close();
    const next = nextIndex(event.key, current, items.length) ?? byLetter(event, items, current, typed.current);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const onButtonKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const menu = popover.popover.current;
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.target !== popover.button.current || !menu)
      return;
    event.preventDefault();
    // From the popover itself: React's state follows a moment later, and keys may come before that.
    const opened = menu.matches(':popover-open');
    if (!opened) popover.show();
    const items = itemsOf(menu);
    items[nextIndex(event.key, opened ? 0 : -1, items.length) ?? -1]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the arrows of the button inside
    <div onKeyDown={onButtonKey}>
      {button({ ...popover.buttonProps, 'aria-haspopup': 'menu' })}
      <div
        ref={popover.popover}
        id={popover.id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={popover.buttonProps.id}
        className={classNames(styles.menu, wide && styles.wide)}
        onToggle={onToggle}
        onKeyDown={onMenuKey}
      >
        <CloseContext value={popover.close}>{children}</CloseContext>
      </div>
    </div>
  );
}

interface ActionsMenuProps extends Omit<MenuProps, 'button'> {
  /** Names the button: whose actions they are. */
  label: string;
  className?: string | undefined;
}

/** A `Menu` under a button of three dots, in the corner of a row or a card. */
export function ActionsMenu({ label, className, ...menu }: ActionsMenuProps) {
  return (
    <Menu
      {...menu}
      button={(button) => (
        <IconButton {...button} className={className} label={label} icon={<Icon of={Ellipsis} size={22} />} />
      )}
    />
  );
}

interface MenuItemProps {
  icon?: IconShape;
  children: ReactNode;
  /** A second line, cut at the edge. */
  detail?: ReactNode;
  /** Called after the menu has closed, so that a dialog opened here gives the focus back to the menu's button. */
  onSelect?: () => void;
  /** Makes the item a link. */
  href?: string;
  newTab?: boolean;
  /** The menu stays open, for an item that shows its result itself. */
  keepOpen?: boolean;
  inactive?: boolean;
}

/** One action of a `Menu`, 44 px high. */
export function MenuItem(props: MenuItemProps) {
  const { icon, children, detail, onSelect, href, newTab, keepOpen = false, inactive = false } = props;
  const close = useContext(CloseContext);
  const select = (event: MouseEvent) => {
    if (inactive) return event.preventDefault();
    if (!keepOpen) close();
    onSelect?.();
  };
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(styles.item, detail !== undefined && styles.two),
    'aria-disabled': inactive || undefined,
    onClick: select,
  };
  const content = (
    <>
      {icon !== undefined && <Icon of={icon} />}
      <span className={styles.label}>
        {children}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...look}>
        {content}
      </button>
    );
  }
  return (
    <UiLink href={href} newTab={newTab} {...look}>
      {content}
    </UiLink>
  );
}

/** A line between groups of items. */
export function MenuLine() {
  return <hr className={styles.line} />;
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

function byLetter(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  current: number,
  typed: { text: string; at: number },
): number | null {
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.altKey || event.metaKey) return null;
  typed.text = event.timeStamp - typed.at < TYPE_AHEAD_MS ? typed.text + event.key : event.key;
  typed.at = event.timeStamp;
  const found = typeAhead(
    items.map((item) => item.textContent),
    typed.text,
    current,
  );
  return found < 0 ? null : found;
}
