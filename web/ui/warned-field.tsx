import { type FocusEvent, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, fieldAndInput } from './field.tsx';
import { FieldWarnings } from './field-warnings.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type WarnedFieldProps = Omit<TextFieldProps, 'icon' | 'trailing'> & {
  /** What to look at in the value, if anything. */
  warn: (value: string) => string | undefined;
};

/**
 * A one-line field with a warning about a value that is admitted. It appears while one types, as whoever sends the form
 * with Enter never leaves the field, and goes when it is fixed.
 */
export function WarnedField({ warn, className, onInput, onBlur, ...props }: WarnedFieldProps) {
  const { look, input } = fieldAndInput(props);
  const [warning, setWarning] = useState<string>();
  const warningId = useId();
  return (
    <Field
      {...look}
      describedBy={classNames(look.describedBy, warning !== undefined && warningId)}
      below={warning !== undefined && <FieldWarnings id={warningId} texts={[warning]} />}
    >
      {(ties) => (
        <div className={styles.box}>
          <input
            spellCheck={false}
            {...input}
            {...ties}
            className={classNames(styles.input, className)}
            onInput={(event) => {
              setWarning(warn(event.currentTarget.value));
              onInput?.(event);
            }}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              setWarning(warn(event.currentTarget.value));
              onBlur?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
