import { LoaderCircle } from 'lucide';
import { Icon } from './icon.tsx';
import styles from './spinner.module.css';

/** A spinner; it keeps its place but appears only after 300 ms. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <Icon of={LoaderCircle} size={size} className={styles.spinner} />;
}
