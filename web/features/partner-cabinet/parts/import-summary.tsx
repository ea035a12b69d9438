import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type InvitationImport, startImport } from '../../../../contract/invitations-import.ts';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { useChange } from '../../../app/calls/use-change.ts';
import { focusHeading } from '../../../app/routing/focus-heading.ts';
import { pathTo } from '../../../routes.ts';
import { Button, Card, LinkButton, Note } from '../../../ui/index.ts';
import { importAddress } from '../import-choice.ts';
import type { ImportFileWork } from '../use-import-file.ts';
import '../words.ts';
import styles from './import-summary.module.css';

/** Where the import stands and the one thing to do next. */
export function ImportSummary({ found, work }: SummaryProps) {
  if (found.state === 'draft') return <Draft found={found} work={work} />;
  if (found.state === 'running') return <Running found={found} />;
  return <Done found={found} work={work} />;
}

interface SummaryProps {
  found: InvitationImport;
  work: ImportFileWork;
}

function Draft({ found: { id, fileName, total, bad, subject, mixedScripts }, work }: SummaryProps) {
  const { t } = useTranslation('partner-cabinet');
  const start = useChange(startImport, { onSuccess: focusHeading });
  const good = total - bad;
  return (
    <Card as="section" className={styles.summary}>
      <h2 className="h3">{t('imports.draft.title')}</h2>
      <p>
        <span className="given-name">{t('imports.draft.found', { count: total, name: fileName })}</span>{' '}
        {good > 0 && <span className="given-name">{t('imports.draft.letter', { subject })}</span>}
      </p>
      {bad > 0 && <Note kind="warn">{t(good > 0 ? 'imports.draft.bad' : 'imports.draft.none')}</Note>}
      {mixedScripts.count > 0 && <MixedScripts {...mixedScripts} />}
      <ChangeFailure error={start.error} />
      <div className={styles.actions}>
        {good > 0 && (
          <Button
            busy={start.isPending}
            busyLabel={t('imports.draft.sending')}
            onClick={() => start.mutate({ body: { id } })}
          >
            {t('imports.draft.send', { total: good })}
          </Button>
        )}
        {work.file && (
          <LinkButton variant={good > 0 ? 'second' : 'primary'} href={importAddress({})}>
            {t('imports.draft.columns')}
          </LinkButton>
        )}
        <LinkButton
          variant={good > 0 || work.file ? 'quiet' : 'primary'}
          href={importAddress({})}
          onClick={work.forget}
        >
          {t('imports.draft.other')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Addresses to look at, by the first of their lines. */
function MixedScripts({ count, lines }: InvitationImport['mixedScripts']) {
  const { t } = useTranslation('partner-cabinet');
  const [named, more] = [lines.join(', '), count - lines.length];
  return (
    <Note kind="warn">
      {t('imports.draft.mixed', { count })}{' '}
      {more > 0
        ? t('imports.draft.mixedMore', { lines: named, more })
        : t('imports.draft.mixedLines', { lines: named })}
    </Note>
  );
}

function Running({ found: { total, bad, invited, skipped } }: { found: InvitationImport }) {
  const { t } = useTranslation('partner-cabinet');
  const id = useId();
  const all = total - bad;
  const words = t('imports.running.progress', { invited, total: all });
  return (
    <Card as="section" className={styles.summary}>
      <h2 className="h3" id={id}>
        {t('imports.running.title')}
      </h2>
      <progress
        className={styles.progress}
        max={all}
        value={invited + skipped}
        aria-labelledby={id}
        aria-valuetext={words}
      />
      <p className="num">{words}</p>
      <p className="muted">{t('imports.running.leave')}</p>
    </Card>
  );
}

function Done({ found: { invited, skipped }, work }: SummaryProps) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <Card as="section" className={styles.summary}>
      <div role="status">
        <h2 className="h3">{invited > 0 ? t('imports.done.title', { count: invited }) : t('imports.done.nobody')}</h2>
        {invited > 0 && <p>{t('imports.done.letters')}</p>}
      </div>
      {skipped > 0 && <Note kind="warn">{t('imports.done.skipped', { count: skipped })}</Note>}
      <div className={styles.actions}>
        <LinkButton href={pathTo('partner')}>{t('imports.done.list')}</LinkButton>
        <LinkButton variant="quiet" href={importAddress({})} onClick={work.forget}>
          {t('imports.done.more')}
        </LinkButton>
      </div>
    </Card>
  );
}
