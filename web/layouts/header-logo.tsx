import { useTranslation } from 'react-i18next';
import { withBase } from '../app/routing/base-path.ts';
import { Logo } from '../ui/index.ts';
import styles from './header.module.css';

/** The mark that comes with the portal: it is drawn in the page, in the colours of the theme, beside the name. */
const ownMark = '/media/logos/mark.svg';

/** The logo of the head: the operator's picture, which stands for mark and name, or our own mark with the name. */
export function HeaderLogo({ src }: { src: string | null }) {
  const { t } = useTranslation();
  if (src !== null && src !== ownMark) return <img className={styles.logo} src={withBase(src)} alt={t('brand')} />;
  return (
    <>
      <Logo />
      <span>{t('brand')}</span>
    </>
  );
}
