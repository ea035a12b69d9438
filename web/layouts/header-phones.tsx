import { ChevronDown } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Phones, phonesOf } from '../app/html/phones.tsx';
import { classNames, Icon, IconButton } from '../ui/index.ts';
import styles from './header-phones.module.css';

const menuId = 'site-phones';

interface HeaderPhonesProps {
  html: string;
  /** When they are answered. */
  hours: string;
  /** A person's name and subscriber stand beside them. */
  tight: boolean;
}

/**
 * The phones of the head: both where there is room, else one with a menu of all (spec: shell.header-phones). The
 * platform opens the menu, before the scripts and without them.
 */
export function HeaderPhones({ html, hours, tight }: HeaderPhonesProps) {
  const { t } = useTranslation();
  const count = phonesOf(html).length;
  if (count === 0) return null;
  return (
    <>
      <Phones html={html} className={classNames(styles.phones, tight && styles.tight)} />
      <IconButton
        label={t('shell.phones')}
        icon={<Icon of={ChevronDown} size={16} />}
        className={classNames(styles.button, count === 1 && styles.single, count === 2 && styles.pair)}
        popoverTarget={menuId}
      />
      <span className={styles.hours}>{hours}</span>
      <div id={menuId} popover="auto" className={styles.menu}>
        <span>{hours}</span>
        <Phones html={html} />
      </div>
    </>
  );
}
