import { TriangleAlert } from 'lucide';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** What whoever fills in the field should look at, though it is no error; tie it to the input by `aria-describedby`. */
export function FieldWarnings({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <div id={id}>
      {texts.map((text) => (
        <p key={text} className={styles.warning}>
          <Icon of={TriangleAlert} size={16} />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
