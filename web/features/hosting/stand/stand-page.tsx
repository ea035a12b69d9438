import { ArrowLeft, Info } from 'lucide';
import { classNames, Icon } from '../../../ui/index.ts';
import { StandContent } from './parts/stand-content.tsx';
import { StandIcon } from './parts/stand-icon.tsx';
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
  links: { screen: (id: string) => string; logo: string; back: string };
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
        {props.demo ? 'К описанию решения' : 'Мои приложения'}
      </a>
    </header>
  );
}

/**
 * A training stand of the embedded platform: one screen of a solution with invented data, as static HTML without
 * scripts or style attributes. The surrounding document, its title and its stylesheet are the caller's.
 */
export function StandPage(props: StandPageProps) {
  const current = findStandScreen(props.screens, props.currentScreen);
  if (!current) return null;
  return (
    <div className={frame.stand}>
      <a className={frame.skip} href="#stand-main">
        К содержанию
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
            Учебный стенд: данные вымышлены, изменения не&nbsp;сохраняются
          </p>
        </div>
        <div className={frame.main} id="stand-main" tabIndex={-1}>
          <div className={frame.head}>
            <div>
              <h1 className={frame.title}>{noBreak(current.heading)}</h1>
              <p>{noBreak(current.lead)}</p>
            </div>
            {current.action && (
              <a className={frame.button} href={props.links.screen(current.action.screen)}>
                {current.action.label}
              </a>
            )}
          </div>
          <StandContent screen={current} screenLink={props.links.screen} />
        </div>
      </main>
    </div>
  );
}
