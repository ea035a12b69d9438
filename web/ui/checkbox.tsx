import { Check } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  error?: string | undefined;
};

/** A tick box with its words; the whole row of 44 px can be pressed. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  const hasError = error !== undefined && error !== '';
  const describedBy = classNames(input['aria-describedby'], hasError && errorId);
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, in CheckBox */}
      <label className={classNames(styles.row, className)}>
        <CheckBox {...input} aria-invalid={hasError || undefined} aria-describedby={describedBy || undefined} />
        <span>{label}</span>
      </label>
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The box alone, for a label of one's own. */
export function CheckBox({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={styles.box}>
      <input {...input} type="checkbox" className={classNames(styles.input, className)} />
      <Icon of={Check} size={16} stroke={3} className={styles.tick} />
    </span>
  );
}
