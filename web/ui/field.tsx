import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldLook {
  label: string;
  /** Shown under the field until an error replaces it. */
  hint?: ReactNode;
  /** The error; the field is then `aria-invalid`. */
  error?: string | undefined;
  /** The mark of an optional field; only optional fields are marked. */
  optionalMark?: string;
}

/** The attributes that tie an input to its label, hint and error. */
export interface FieldTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  /** Ids of more describing texts, space-separated. */
  describedBy?: string | undefined;
  /** More lines under the box. */
  below?: ReactNode;
  children: (ties: FieldTies) => ReactNode;
}

type FieldInput = FieldLook & { id?: string | undefined; 'aria-describedby'?: string | undefined };

/** Separates what `Field` draws of a text field's properties from what goes to the input. */
export function fieldAndInput<Props extends FieldInput>(props: Props) {
  const { label, hint, error, optionalMark, id, ...input } = props;
  return { look: { label, hint, error, optionalMark, id, describedBy: input['aria-describedby'] }, input };
}

/** Label above, input, hint or error below; every text field stands in one. */
export function Field({ label, hint, error, optionalMark, id, describedBy, below, children }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hasError = error !== undefined && error !== '';
  const hasHint = hint !== undefined && hint !== null && !hasError;
  const describing = [describedBy, hasHint && `${fieldId}-hint`, hasError && `${fieldId}-error`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
        {optionalMark !== undefined && <span className={styles.optional}>{optionalMark}</span>}
      </label>
      {children({
        id: fieldId,
        'aria-invalid': hasError || undefined,
        'aria-describedby': describing.length > 0 ? describing.join(' ') : undefined,
      })}
      {below}
      {hasHint && (
        <p className={styles.hint} id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      {hasError && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  );
}

/** An error by its field, with an icon; tie it to the input by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </p>
  );
}
