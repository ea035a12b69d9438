import { classNames } from '../../../../ui/index.ts';
import frame from '../stand-page.module.css';
import panels from './stand-panels.module.css';

/** Where a person without documents may go on to. */
export interface StartLinks {
  /** The start page of the stand; nothing on that page itself. */
  start?: string | undefined;
  demo?: string | undefined;
  help: string;
}

/** A screen of a new application: no documents yet, and what to do next. */
export function StandStart({ links }: { links: StartLinks }) {
  return (
    <section className={classNames(panels.panel, panels.start)} aria-labelledby="stand-empty">
      <h2 className={frame.heading} id="stand-empty">
        Документов пока нет
      </h2>
      {links.start ? (
        <p>
          Здесь появится то, что есть в&nbsp;базе.{' '}
          <a className={frame.link} href={links.start}>
            С&nbsp;чего начать
          </a>
        </p>
      ) : (
        <ol>
          {links.demo && (
            <li>
              Посмотрите, как выглядит заполненная база.{' '}
              <a className={frame.link} href={links.demo}>
                Открыть демо
              </a>
            </li>
          )}
          <li>
            Договоритесь с&nbsp;партнёром о&nbsp;переносе своих данных или&nbsp;о&nbsp;вводе остатков.{' '}
            <a className={frame.link} href={links.help}>
              Помощь
            </a>
          </li>
        </ol>
      )}
    </section>
  );
}
