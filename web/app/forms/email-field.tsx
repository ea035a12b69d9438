import { scriptWarning } from '../../../contract/mail-address.ts';
import { WarnedField, type WarnedFieldProps } from '../../ui/index.ts';

/**
 * An e-mail address; letters of two scripts in it are pointed at (spec: identity.mixed-scripts). Not `type="email"`: browsers
 * turn an international domain of such a field into ASCII behind the person's back, a wrong letter with it.
 */
export function EmailField(props: Omit<WarnedFieldProps, 'type' | 'inputMode' | 'warn'>) {
  return (
    <WarnedField
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      warn={scriptWarning}
      {...props}
    />
  );
}
