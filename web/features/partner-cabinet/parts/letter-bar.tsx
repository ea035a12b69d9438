import { Mail } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '../../../../contract/partner-cabinet-customers.ts';
import { customersOfLetter } from '../../../../contract/partner-cabinet-letters.values.ts';

import { Button, Checkbox, Icon, Note } from '../../../ui/index.ts';
import type { PickedCustomers } from '../use-picked-customers.ts';
import { LetterDialog, type UnsentLetter } from './letter-dialog.tsx';
import '../words.ts';
import styles from './letter-bar.module.css';

interface LetterBarProps {
  /** The customers of the page. */
  customers: readonly Customer[];
  pick: PickedCustomers;
  /** The letter that was closed before it was sent. */
  left: UnsentLetter | undefined;
  onLeave: (left: UnsentLetter | undefined) => void;
}

/** Picks the customers of the page, says how many are picked, and opens the letter to them. */
export function LetterBar({ customers, pick, left, onLeave }: LetterBarProps) {
  const { t } = useTranslation('partner-cabinet');
  const [writing, setWriting] = useState(false);
  const { length: count } = pick.picked;
  const close = (unsent?: UnsentLetter) => {
    onLeave(unsent);
    setWriting(false);
  };
  const sent = () => {
    close();
    pick.clear();
  };
  return (
    <>
      <div className={styles.bar}>
        <Checkbox
          label={t('letter.pickPage')}
          checked={customers.every(({ id }) => pick.has(id))}
          onChange={(event) => pick.set(customers, event.currentTarget.checked)}
        />
        <span role="status">{count > 0 && t('letter.picked', { count })}</span>
        {count > 0 && (
          <>
            <Button variant="quiet" size="small" onClick={pick.clear}>
              {t('letter.clear')}
            </Button>
            <Button
              variant="tonal"
              size="small"
              icon={<Icon of={Mail} size={18} />}
              inactive={count > customersOfLetter}
              onClick={() => count <= customersOfLetter && setWriting(true)}
            >
              {t('letter.open')}
            </Button>
          </>
        )}
      </div>
      {count > customersOfLetter && <Note kind="warn">{t('letter.tooMany', { most: customersOfLetter })}</Note>}
      {writing && <LetterDialog customers={pick.picked} left={left} onClose={close} onSent={sent} />}
    </>
  );
}
