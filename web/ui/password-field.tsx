import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldLook, fieldAndInput } from './field.tsx';
import { FieldWarnings } from './field-warnings.tsx';
import { Icon } from './icon.tsx';
import { capsLockAfter, hasCyrillic } from './keyboard-hint.ts';

export interface PasswordFieldLabels {
  show: string;
  hide: string;
  /** The hint while Caps Lock is on. */
  capsLock: string;
  /** The hint while the password has Russian letters. */
  russianKeyboard: string;
}

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldLook & { labels: PasswordFieldLabels };

/** A password with a button that shows it, and hints for Caps Lock and a Russian keyboard layout. */
export function PasswordField({ labels, className, onInput, onKeyUp, onBlur, ...props }: PasswordFieldProps) {
  const { look, input } = fieldAndInput(props);
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [russian, setRussian] = useState(false);
  const hintsId = useId();
  const notice = (event: KeyboardEvent<HTMLInputElement>) => {
    const state = capsLockAfter(event);
    if (state !== null) setCapsLock(state);
    onKeyUp?.(event);
  };
  const warnings = [capsLock && labels.capsLock, russian && labels.russianKeyboard].filter((text) => text !== false);
  const describedBy = classNames(look.describedBy, warnings.length > 0 && hintsId);
  return (
    <Field
      {...look}
      describedBy={describedBy}
      below={warnings.length > 0 && <FieldWarnings id={hintsId} texts={warnings} />}
    >
      {(ties) => (
        <div className={styles.box}>
          <input
            autoCapitalize={visible ? 'none' : undefined}
            autoCorrect={visible ? 'off' : undefined}
            spellCheck={false}
            {...input}
            {...ties}
            type={visible ? 'text' : 'password'}
            className={classNames(styles.input, className)}
            onInput={(event) => {
              setRussian(hasCyrillic(event.currentTarget.value));
              onInput?.(event);
            }}
            onKeyUp={notice}
            onBlur={(event) => {
              setCapsLock(false);
              onBlur?.(event);
            }}
          />
          <IconButton
            className={styles.button}
            label={visible ? labels.hide : labels.show}
            icon={<Icon of={visible ? EyeOff : Eye} />}
            disabled={input.disabled}
            onClick={() => setVisible(!visible)}
          />
        </div>
      )}
    </Field>
  );
}
