import { useTranslation } from 'react-i18next';
import type { TariffNote } from '../../../../contract/catalogue-start-service.ts';
import { CleanHtml } from '../../../app/html/clean-html.tsx';

import { pathTo } from '../../../routes.ts';
import { classNames, Disclosure, Note, UiLink } from '../../../ui/index.ts';
import { isOpenNote, noteKind } from './price-list.ts';
import styles from './price-notes.module.css';
import { SolutionSection } from './solution-section.tsx';
import '../words.ts';

interface PriceNotesProps {
  notes: readonly TariffNote[];
}

/** What everybody has to know before looking at prices. */
export function PriceAlerts({ notes }: PriceNotesProps) {
  return notes
    .filter((note) => noteKind(note) === 'alert')
    .map(({ CODE, NAME, DETAIL_TEXT }) => (
      <Note key={CODE} kind="warn" className={styles.alert}>
        <b id={noteAnchor({ CODE })}>{NAME}</b>
        <CleanHtml html={DETAIL_TEXT} className={styles.alertText} />
      </Note>
    ));
}

/** The terms under the tariffs, with the link to the agreement (spec: catalogue.price-page). */
export function PriceTerms({ notes }: PriceNotesProps) {
  const { t } = useTranslation('catalogue');
  const agreement = (
    <p className={classNames('small muted', styles.agreement)}>
      {t('price.agreement.before')}{' '}
      <UiLink className="link" href={pathTo('article', { code: 'info_user_agreement' })}>
        {t('price.agreement.link')}
      </UiLink>
      .
    </p>
  );
  // A heading over this one sentence would promise terms that have not come.
  const terms = notes.filter((note) => noteKind(note) !== 'alert');
  if (terms.length === 0) return agreement;
  return (
    <SolutionSection title={t('price.terms')}>
      <div>
        {terms.map((note) => (
          <Term key={note.CODE} note={note} />
        ))}
        {agreement}
      </div>
    </SolutionSection>
  );
}

/** Where the search leads to. */
const noteAnchor = ({ CODE }: Pick<TariffNote, 'CODE'>) => `note-${CODE}`;

function Term({ note }: { note: TariffNote }) {
  const kind = noteKind(note);
  const text = <CleanHtml html={note.DETAIL_TEXT} className="prose" />;
  if (kind === 'collapse')
    return (
      <Disclosure title={<span id={noteAnchor(note)}>{note.NAME}</span>} open={isOpenNote(note)}>
        {text}
      </Disclosure>
    );
  return (
    <div className={styles.plain}>
      <h3 className="h4" id={noteAnchor(note)}>
        {note.NAME}
      </h3>
      {text}
    </div>
  );
}
