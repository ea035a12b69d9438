import { useTranslation } from 'react-i18next';
import { focusHeading } from '../../../app/routing/focus-heading.ts';
import { pathTo } from '../../../routes.ts';
import { EmptyState, LinkButton } from '../../../ui/index.ts';
import { type AskedSearch, searchAddress } from '../asked-search.ts';
import styles from './search-results.module.css';
import '../words.ts';

/**
 * A search of one kind can be widened to the whole site, one as typed to what it may have meant; else the help page is
 * offered.
 */
export function NothingFound({ asked: { text, type, exact } }: { asked: AskedSearch }) {
  const { t } = useTranslation('search');
  const wider = searchAddress({ text, type: undefined });
  const [href, label] = type
    ? [wider, t('everywhere')]
    : exact
      ? [wider, t('corrected')]
      : [pathTo('help'), t('toHelp')];
  return (
    <EmptyState
      className={styles.nothing}
      title={t('NOTHING_FOUND')}
      text={t('otherWords')}
      action={
        <LinkButton variant="second" href={href} onClick={focusHeading}>
          {label}
        </LinkButton>
      }
    />
  );
}
