import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { customersOfLetter } from '../../../../contract/customer-letters.forms.ts';
import type { Customer } from '../../../../contract/customers.ts';
import { t } from '../../../app/i18n.ts';
import { Button, Checkbox, Icon, Note } from '../../../ui/index.ts';
import type { PickedCustomers } from '../use-picked-customers.ts';
import { LetterDialog } from './letter-dialog.tsx';

interface LetterBarProps {
  /** The customers of the page. */
  customers: readonly Customer[];
  pick: PickedCustomers;
}

/** Picks the customers of the page, says how many are picked, and opens the letter to them. */
export function LetterBar({ customers, pick }: LetterBarProps) {
  const [writing, setWriting] = useState(false);
  const { length: count } = pick.picked;
  const close = () => setWriting(false);
  const sent = () => {
    close();
    pick.clear();
  };
  return (
    <>
      <div className="letter-bar">
        <Checkbox
          label={t('customerletter.pickPage')}
          checked={customers.every(({ id }) => pick.has(id))}
          onChange={(event) => pick.set(customers, event.currentTarget.checked)}
        />
        <span role="status">{count > 0 && t('customerletter.picked', { count })}</span>
        {count > 0 && (
          <>
            <Button variant="quiet" size="small" onClick={pick.clear}>
              {t('customerletter.clear')}
            </Button>
            <Button
              variant="tonal"
              size="small"
              icon={<Icon of={Mail} size={18} />}
              inactive={count > customersOfLetter}
              onClick={() => count <= customersOfLetter && setWriting(true)}
            >
              {t('customerletter.open')}
            </Button>
          </>
        )}
      </div>
      {count > customersOfLetter && <Note kind="warn">{t('customerletter.tooMany', { most: customersOfLetter })}</Note>}
      {writing && <LetterDialog customers={pick.picked} onClose={close} onSent={sent} />}
    </>
  );
}
