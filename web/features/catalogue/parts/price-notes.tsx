import type { TariffNote } from '../../../../contract/start-service.ts';
import { CleanHtml } from '../../../app/clean-html.tsx';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Disclosure, Note, UiLink } from '../../../ui/index.ts';
import { isOpenNote, noteKind } from './price-list.ts';
import { SolutionSection } from './solution-section.tsx';

interface PriceNotesProps {
  notes: readonly TariffNote[];
}

/** What everybody has to know before looking at prices. */
export function PriceAlerts({ notes }: PriceNotesProps) {
  return notes
    .filter((note) => noteKind(note) === 'alert')
    .map(({ CODE, NAME, DETAIL_TEXT }) => (
      <Note key={CODE} kind="warn" className="price-alert">
        <b>{NAME}</b>
        <CleanHtml html={DETAIL_TEXT} className="price-alert-text" />
      </Note>
    ));
}

/** The terms under the tariffs, with the link to the agreement (specification, section 2). */
export function PriceTerms({ notes }: PriceNotesProps) {
  return (
    <SolutionSection title={t('price.terms')}>
      <div>
        {notes.map((note) => (
          <Term key={note.CODE} note={note} />
        ))}
        <p className="small muted price-agreement">
          {t('price.agreement.before')}{' '}
          <UiLink className="link" href={pathTo('article', { code: 'info_user_agreement' })}>
            {t('price.agreement.link')}
          </UiLink>
          .
        </p>
      </div>
    </SolutionSection>
  );
}

function Term({ note }: { note: TariffNote }) {
  const kind = noteKind(note);
  if (kind === 'alert') return null;
  const text = <CleanHtml html={note.DETAIL_TEXT} className="prose" />;
  if (kind === 'collapse')
    return (
      <Disclosure title={note.NAME} open={isOpenNote(note)}>
        {text}
      </Disclosure>
    );
  return (
    <div className="price-plain">
      <h3 className="h4">{note.NAME}</h3>
      {text}
    </div>
  );
}
