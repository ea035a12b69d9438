import { useTranslation } from 'react-i18next';
import type { LetterTopic } from '../../../contract/mail.ts';
import { renewalInWords } from '../../../contract/subscribers-state.words.ts';
import { PlainPage, renderStatic, type StaticPage } from '../../app/html/plain-page.tsx';
import { withBase } from '../../app/routing/base-path.ts';
import { t } from '../../app/words/i18n.ts';
import { pathTo } from '../../routes.ts';
import { Button, Note } from '../../ui/index.ts';
import './words.ts';

/** The page of a letter's unsubscribe link, as the server passes it. */
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

/** Renders the page as static HTML without scripts, so that it works in any browser. */
export function renderStopLetters(page: StopLettersPage): StaticPage {
  const title = page.kind === 'unknown' ? t('mail:stop.unknownTitle') : t(`mail:letters.${page.topic}.title`);
  return renderStatic(
    title,
    <PlainPage title={title}>
      {page.kind === 'unknown' ? <p className="muted">{t('mail:stop.unknownText')}</p> : <Switch page={page} />}
      <a className="link" href={withBase(pathTo('account'))}>
        {t('mail:stop.toAccount')}
      </a>
    </PlainPage>,
  );
}

function Switch({ page: { topic, wanted, changed } }: { page: Extract<StopLettersPage, { kind: 'switch' }> }) {
  const { t } = useTranslation('mail');
  const state = wanted ? 'on' : 'off';
  return (
    <>
      {changed && <Note>{t(`stop.changed.${state}`)}</Note>}
      <p className="muted">{t(`letters.${topic}.${state}`, { soon: renewalInWords })}</p>
      <form method="post">
        <input type="hidden" name="wanted" value={wanted ? 'no' : 'yes'} />
        <Button type="submit">{t(wanted ? 'stop.turnOff' : 'stop.turnOn')}</Button>
      </form>
    </>
  );
}
