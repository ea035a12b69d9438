import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import type { LetterTopic } from '../../../contract/mail.ts';
import { withBase } from '../../app/routing/base-path.ts';
import { t } from '../../app/words/i18n.ts';
import { pathTo } from '../../routes.ts';
import { Button, classNames, Logo, Note } from '../../ui/index.ts';
import styles from './stop-letters.module.css';
import './words.ts';

/** The page of a letter's own link, as the server tells it. */
export type StopLettersPage =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'switch';
      readonly topic: LetterTopic;
      /** Whether letters of the topic come now. */
      readonly wanted: boolean;
      /** Whether that has just been changed here. */
      readonly changed: boolean;
    };

/** Draws the page as static HTML without scripts: a letter opens in any browser. */
export function renderStopLetters(page: StopLettersPage): { title: string; html: string } {
  const title = page.kind === 'unknown' ? t('mail:stop.unknownTitle') : t(`mail:letters.${page.topic}.title`);
  const html = renderToStaticMarkup(
    <main className={classNames('wrap', styles.page)} id="main">
      <Logo height={28} />
      <h1 className="h2">{title}</h1>
      {page.kind === 'unknown' ? <p className="muted">{t('mail:stop.unknownText')}</p> : <Switch page={page} />}
      <a className="link" href={withBase(pathTo('account'))}>
        {t('mail:stop.toAccount')}
      </a>
    </main>,
  );
  return { title: `${title} — ${t('start:brand')}`, html };
}

function Switch({ page: { topic, wanted, changed } }: { page: Extract<StopLettersPage, { kind: 'switch' }> }) {
  const { t } = useTranslation('mail');
  const state = wanted ? 'on' : 'off';
  return (
    <>
      {changed && <Note>{t(`stop.changed.${state}`)}</Note>}
      <p className="muted">{t(`letters.${topic}.${state}`)}</p>
      <form method="post">
        <input type="hidden" name="wanted" value={wanted ? 'no' : 'yes'} />
        <Button type="submit">{t(wanted ? 'stop.turnOff' : 'stop.turnOn')}</Button>
      </form>
    </>
  );
}
