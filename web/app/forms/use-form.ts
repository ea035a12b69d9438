import type { FocusEvent, FormEvent } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { useEarlyErrors } from './use-early-errors.ts';
import { useSubmit } from './use-submit.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type NameOf<Values extends FieldValues, Kind> = {
  [K in FieldPath<Values>]: FieldPathValue<Values, K> extends Kind ? K : never;
}[FieldPath<Values>];

/** The validation of a form: `rulesBy` of a schema, or `lateRules` whose code is loaded later. */
export type Rules<Values extends FieldValues, Sent> = Resolver<Values, unknown, Sent>;

interface FormOptions<Values extends FieldValues, Sent> {
  /** The first value of every field, in the order of the fields on the page. */
  initial: Values;
  /** Without rules a form takes anything. */
  rules?: Rules<Values, Sent> | undefined;
}

/**
 * The one form of the site: react-hook-form with the settings all forms share, on the platform's own inputs. An error
 * appears by its field on leaving a filled one or on submit, never on an untouched form, and disappears when it is
 * fixed; on submit the first wrong field gets the focus.
 */
export function useForm<Values extends FieldValues, Sent = Values>({ initial, rules }: FormOptions<Values, Sent>) {
  const form = useHookForm<Values, unknown, Sent>({
    defaultValues: initial as DefaultValues<Values>,
    mode: 'onTouched',
    // `useSubmit` does it, in the order of the page: fields of nested components are registered after those of the form
    // itself.
    shouldFocusError: false,
    ...(rules && {
      resolver: (values, context, options) => rules(withUnreadable(values, options.fields), context, options),
    }),
  });
  const { isValid, isSubmitted } = form.formState;
  const names = Object.keys(initial) as FieldPath<Values>[];
  useEarlyErrors(form, names);
  const sending = useSubmit(form, names);

  const bind = bindTo(form, names);
  const check = (checked: FieldPath<Values> | FieldPath<Values>[]) => form.trigger(checked, { shouldTouch: true });
  return {
    ...sending,
    /** The attributes of a text field, of one line or more, or of a choice from a list. */
    field: (name: NameOf<Values, string>) => {
      const { attributes, onBlur } = bind(name);
      return {
        ...attributes,
        defaultValue: initial[name] as string,
        // What is typed while the form is on its way would neither be sent nor seen any more.
        ...(sending.busy && { readOnly: true, 'aria-busy': true }),
        // Leaving an empty field shows no error; the phone's mask may have emptied it just now, and what was wrong is gone.
        onBlur: (event: FocusEvent<Field>) => {
          if (event.currentTarget.value) return void onBlur(event);
          if (isUnreadable(event.currentTarget)) return void check(name);
          if (!form.getValues(name)) return;
          form.setValue(name, '' as FieldPathValue<Values, typeof name>, { shouldValidate: isSubmitted });
          if (!isSubmitted) form.clearErrors(name);
        },
      };
    },
    /** The attributes of a checkbox. */
    flag: (name: NameOf<Values, boolean>) => ({
      ...bind(name).attributes,
      defaultChecked: initial[name] as boolean,
    }),
    /** Every field is valid, whether an error is shown or not. */
    isValid,
    values: form.getValues,
    /** The value of a field; the component renders with every change of it. */
    watch: form.watch,
    setValue: form.setValue,
    focus: form.setFocus,
    focusFirst: () => names[0] && form.setFocus(names[0]),
    /**
     * Validates the named fields and shows their errors, which disappear when they are fixed; with an empty list only
     * `isValid` is updated.
     */
    check,
    reset: form.reset,
  };
}

/** Stands for what the browser keeps to itself, since it is no value to it: 31 November, a day without its year. */
const unreadable = '?';

const isUnreadable = (field: unknown) => field instanceof HTMLInputElement && field.validity.badInput;

/** The values as the rules judge them: a field in which something unreadable stands is not empty. */
function withUnreadable<Values extends FieldValues>(values: Values, fields: ResolverOptions<Values>['fields']): Values {
  const names = Object.keys(fields).filter((name) => isUnreadable(fields[name]?.ref));
  return { ...values, ...Object.fromEntries(names.map((name) => [name, unreadable])) };
}

/** The attributes of every field of a form, and its validation on leaving it. */
function bindTo<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  names: readonly FieldPath<Values>[],
) {
  const { errors, isSubmitted } = form.formState;
  /**
   * A corrected field may correct another that is compared with it; an error of the server stays until its own field
   * changes.
   */
  const checkOthers = async (changed: FieldPath<Values>) => {
    const shown = names.filter((name) => name !== changed && errors[name] && errors[name]?.type !== 'server');
    if (shown.length > 0) await form.trigger(shown);
  };
  return (name: FieldPath<Values>) => {
    const { ref, onChange, onBlur } = form.register(name);
    return {
      onBlur,
      attributes: {
        name,
        ref,
        error: errors[name]?.message as string | undefined,
        // Not `onChange`: React does not call it for what a mask writes into the input itself.
        onInput: async (event: FormEvent<Field>) => {
          const input = event.currentTarget;
          await onChange(event);
          // Emptied to be typed anew: what is missing is said on submit.
          if (!isSubmitted && isText(input) && input.value === '') form.clearErrors(name);
          await checkOthers(name);
        },
      },
    };
  };
}

const isText = (field: Field) => field.type !== 'checkbox';

/** A form of the site, for the parts that draw its fields. */
export type Form<Values extends FieldValues, Sent = Values> = ReturnType<typeof useForm<Values, Sent>>;
