import { useMutation } from '@tanstack/react-query';
import { Check, Monitor, Smartphone, Timer } from 'lucide';
import { useTranslation } from 'react-i18next';
import { endSession, type OpenSession } from '../../../../contract/identity-account.ts';
import { request } from '../../../app/calls/api.ts';
import { isAbsent } from '../../../app/calls/call-failure.ts';
import { refusalText } from '../../../app/calls/change-failure.tsx';
import { readNow } from '../../../app/calls/server-clock.ts';
import { useLeave } from '../../../app/session/index.ts';
import { formatMoment } from '../../../app/words/dates.ts';

import { Button, Icon, Row, RowWords, Tag, useToast } from '../../../ui/index.ts';
import { lastSeenWords } from './account-last-seen.ts';
import '../words.ts';
import styles from './account-session-row.module.css';

interface SessionRowProps {
  session: OpenSession;
  /** The session is ended; `text` is the message. */
  onEnded: (text: string) => void;
}

/** One open session: device, address, when it was used, and the button that ends it. */
export function AccountSessionRow({ session, onEnded }: SessionRowProps) {
  const { t } = useTranslation('identity');
  const { device, address, current, foreignComputer, createdAt, lastSeenAt } = session;
  const seen = lastSeenWords(lastSeenAt, readNow());
  return (
    <Row>
      <Icon of={/Android|iOS/.test(device) ? Smartphone : Monitor} />
      <RowWords>
        <b>{device}</b>
        <span className="num">
          {current ? (
            t('account.sessions.now')
          ) : (
            <time dateTime={lastSeenAt}>{t('account.sessions.lastSeen', { moment: seen })}</time>
          )}
        </span>
        <span className="num dim">
          {address
            ? t('account.sessions.signedInFrom', { moment: formatMoment(createdAt), address })
            : t('account.sessions.signedIn', { moment: formatMoment(createdAt) })}
        </span>
        {(current || foreignComputer) && (
          <div className={styles.tags}>
            {current && (
              <Tag kind="accent" icon={Check}>
                {t('account.sessions.current')}
              </Tag>
            )}
            {foreignComputer && <Tag icon={Timer}>{t('account.sessions.foreignComputer')}</Tag>}
          </div>
        )}
      </RowWords>
      {current ? <LeaveButton /> : <EndButton session={session} seen={seen} onEnded={onEnded} />}
    </Row>
  );
}

function EndButton({ session: { id, device }, seen, onEnded }: SessionRowProps & { seen: string }) {
  const { t } = useTranslation('identity');
  const showToast = useToast();
  const end = useMutation({
    mutationFn: () => request(endSession, { body: { id } }),
    onSuccess: () => onEnded(t('account.sessions.ended')),
    onError: (error) => {
      const text = refusalText(error, t('account.sessions.endFailed'));
      // Ended elsewhere meanwhile: the result is what the person wanted.
      if (isAbsent(error)) onEnded(text);
      else showToast({ kind: 'error', text });
    },
  });
  return (
    <Button
      size="small"
      variant="second"
      busy={end.isPending}
      busyLabel={t('account.sessions.ending')}
      aria-label={t('account.sessions.endOf', { device, moment: seen })}
      onClick={() => end.mutate()}
    >
      {t('account.sessions.end')}
    </Button>
  );
}

/** Ends this session by an ordinary sign-out. */
function LeaveButton() {
  const { t } = useTranslation();
  const leave = useLeave();
  return (
    <Button size="small" variant="second" onClick={() => void leave()}>
      {t('shell.signOut')}
    </Button>
  );
}
