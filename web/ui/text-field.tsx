import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldLook, fieldAndInput } from './field.tsx';
import { Icon } from './icon.tsx';

export type TextFieldProps = ComponentProps<'input'> &
  FieldLook & {
    /** Before the text, inside the box. */
    icon?: ReactNode;
    /** After the text, inside the box: a tick, a spinner, a button. */
    trailing?: ReactNode;
  };

/** A one-line field. Spread the form kit's `field(...)` on it: `ref`, `name` and the handlers go to the input. */
export function TextField({ icon, trailing, className, ...props }: TextFieldProps) {
  const { look, input } = fieldAndInput(props);
  return (
    <Field {...look}>
      {(ties) => (
        <div className={styles.box}>
          {icon}
          <input
            type="text"
            spellCheck={spelled(input.type)}
            {...input}
            {...ties}
            className={classNames(styles.input, className)}
          />
          {trailing}
        </div>
      )}
    </Field>
  );
}

/** No spell check for e-mails and addresses; browsers do not capitalise them anyway. */
const spelled = (type: string | undefined) => (type === 'email' || type === 'url' ? false : undefined);

export type TextAreaProps = ComponentProps<'textarea'> & FieldLook;

/** A field of several lines; its height can be pulled. */
export function TextArea({ className, ...props }: TextAreaProps) {
  const { look, input } = fieldAndInput(props);
  return (
    <Field {...look}>
      {(ties) => (
        <div className={styles.box}>
          <textarea {...input} {...ties} className={classNames(styles.input, className)} />
        </div>
      )}
    </Field>
  );
}

export type SelectFieldProps = ComponentProps<'select'> & FieldLook;

/** A choice of one from a list: the browser's own `<select>` in the product's box; `children` are its `<option>`s. */
export function SelectField({ className, children, ...props }: SelectFieldProps) {
  const { look, input } = fieldAndInput(props);
  return (
    <Field {...look}>
      {(ties) => (
        <div className={styles.box}>
          <select {...input} {...ties} className={classNames(styles.input, className)}>
            {children}
          </select>
          <Icon of={ChevronDown} className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
