import { ArrowLeft, Info } from 'lucide';
import { classNames, Icon } from '../../../ui/index.ts';
import { cardForm } from './parts/stand-card.tsx';
import { StandContent } from './parts/stand-content.tsx';
import { StandIcon } from './parts/stand-icon.tsx';
import { StandStart } from './parts/stand-start.tsx';
import { changedScreens, changesInAddress, readChanges } from './stand-changes.ts';
import { noBreak } from './stand-format.ts';
import frame from './stand-page.module.css';
import type { StandScreen } from './stand-screens.ts';

export interface StandPageProps {
  solution: { code: string; title: string; name: string };
  screens: readonly StandScreen[];
  /** The id of a screen; an unknown one shows the first. */
  currentScreen: string;
  application: { name: string; number: number | string };
  subscriberName: string;
  /** A demo leads back to the solution's page, an application to the list of one's own. */
  demo: boolean;
  /** A new application has no documents yet: each screen tells so, and the start page says how to begin. */
  isEmpty?: boolean;
  /** What was typed in the card, as the address has it. */
  entered?: Readonly<Record<string, unknown>>;
  links: StandLinks;
}

interface StandLinks {
  /** The address of the stand without a screen. */
  path: string;
  screen: (id: string) => string;
  logo: string;
  back: string;
  demo?: string | undefined;
  help: string;
}

/** The screen with this id, else the first one, else nothing. */
export function findStandScreen(screens: readonly StandScreen[], id: string): StandScreen | undefined {
  return screens.find((one) => one.id === id) ?? screens[0];
}

/** The solution's name with line breaks; a very long word needs the whole width of the bar. */
function sideTitle(title: string): string {
  return noBreak(title)
    .replace(/ (?=\d)/u, '\u00A0')
    .replace(/\u00A0(?=\p{L}{15,})/u, ' ');
}

function Side({ props, current }: { props: StandPageProps; current: StandScreen }) {
  return (
    <header className={frame.side}>
      <div className={frame.brand}>
        <img src={props.links.logo} alt="" width="40" height="40" />
        <b>{sideTitle(props.solution.title)}</b>
      </div>
      <nav className={frame.nav} aria-label="Разделы программы">
        <ul>
          {props.screens.map((one) => (
            <li key={one.id}>
              <a
                className={frame.item}
                href={props.links.screen(one.id)}
                aria-current={one.id === current.id ? 'page' : undefined}
              >
                <StandIcon name={one.icon} />
                {noBreak(one.menu)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a className={classNames(frame.item, frame.back)} href={props.links.back}>
        <Icon of={ArrowLeft} size={18} />
        {props.demo ? 'К\u00a0описанию решения' : 'Мои приложения'}
      </a>
    </header>
  );
}

/** What the stand is, and what becomes of what is typed in it. */
function noteOf(screen: StandScreen, isEmpty: boolean): string {
  if (isEmpty) return 'Учебный стенд новой базы: документы в\u00a0ней не\u00a0создаются';
  const invented = 'Учебный стенд: данные вымышлены, на\u00a0нём всегда 20\u00a0ноября 2026\u00a0года';
  return screen.kind === 'card' ? `${invented}. Сохранённое живёт, пока открыто это окно` : invented;
}

function Action({ screen, screenLink }: { screen: StandScreen; screenLink: (id: string) => string }) {
  if (!screen.action) return null;
  const { label } = screen.action;
  if (screen.kind === 'card')
    return (
      <button className={frame.button} type="submit" form={cardForm}>
        {label}
      </button>
    );
  return (
    <a className={frame.button} href={screenLink(screen.action.screen)}>
      {label}
    </a>
  );
}

function Main({ current, isEmpty, links }: { current: StandScreen; isEmpty: boolean; links: StandLinks }) {
  const isStart = current.kind === 'dashboard';
  return (
    <div className={frame.main} id="stand-main" tabIndex={-1}>
      <div className={frame.head}>
        <div>
          <h1 className={frame.title}>{noBreak(isEmpty && isStart ? current.menu : current.heading)}</h1>
          {!isEmpty && <p>{noBreak(current.lead)}</p>}
        </div>
        {!isEmpty && <Action screen={current} screenLink={links.screen} />}
      </div>
      {isEmpty ? (
        <StandStart links={isStart ? links : { start: links.screen('start'), help: links.help }} />
      ) : (
        <StandContent screen={current} screenLink={links.screen} path={links.path} />
      )}
    </div>
  );
}

/**
 * A training stand of the embedded platform: one screen of a solution with invented data, or of a new application
 * without any, as static HTML without scripts or style attributes. The surrounding document, its title and its
 * stylesheet are the caller's (spec: hosting.samples).
 */
export function StandPage({ screens: written, isEmpty = false, entered = {}, ...about }: StandPageProps) {
  const changes = isEmpty ? {} : readChanges(written, entered);
  const screens = changedScreens(written, changes).filter((one) => !isEmpty || one.kind !== 'card');
  const current = findStandScreen(screens, about.currentScreen);
  if (!current) return null;
  const screen = (id: string) => `${about.links.screen(id)}${changesInAddress(changes)}`;
  const props = { ...about, screens, links: { ...about.links, screen } };
  return (
    <div className={frame.stand}>
      <a className={frame.skip} href="#stand-main">
        К&nbsp;содержанию
      </a>
      <Side props={props} current={current} />
      <main className={frame.body}>
        <div className={frame.top}>
          <p className={frame.who}>
            <b>{noBreak(props.subscriberName)}</b>
            <span>
              {props.application.name}
              {!props.demo && <> №&nbsp;{props.application.number}</>}
            </span>
          </p>
          <p className={frame.note}>
            <Icon of={Info} size={18} className={frame.icon} />
            {noteOf(current, isEmpty)}
          </p>
        </div>
        <Main current={current} isEmpty={isEmpty} links={props.links} />
      </main>
    </div>
  );
}
