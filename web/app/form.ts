import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';

/** Says what is wrong with a value in the light of the others, or nothing. */
export type Rule<Values> = (value: string, values: Values) => string | undefined;

type TextName<Values> = { [K in keyof Values & string]: Values[K] extends string ? K : never }[keyof Values & string];
type FlagName<Values> = { [K in keyof Values & string]: Values[K] extends boolean ? K : never }[keyof Values & string];

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FormOptions<Values> {
  initial: Values;
  /** What is asked of the fields, a tick box's value being `true` or `false`; one without a rule takes anything. */
  rules?: Partial<Record<keyof Values & string, Rule<Values>>>;
  /** The rules are still on their way: what is sent before they are there is sent again when they are. */
  waiting?: boolean;
}

/** Checks a value by a schema of the contract; gives its first sentence. */
export function bySchema(schema: {
  safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined };
}) {
  return (value: string): string | undefined => schema.safeParse(value).error?.issues[0]?.message;
}

type Rules<Values> = Record<string, Rule<Values> | undefined>;

function errorBy<Values extends Record<string, string | boolean>>(
  rule: Rule<Values> | undefined,
  name: string,
  all: Values,
): string | undefined {
  return rule?.(String(all[name] ?? ''), all);
}

/**
 * The one form kit, on the platform's own fields: the inputs keep their values, the kit their errors. An error stands
 * by its field on leaving a filled one or on submit, never on an untouched form, and goes when mended; on submit the
 * first wrong field gets the focus (quality, U3).
 */
export function useForm<Values extends Record<string, string | boolean>>({
  initial,
  rules = {},
  waiting = false,
}: FormOptions<Values>) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { keep, values, focus, reset, submit } = useInputs(initial);
  const [asked, ask] = useKeptSubmit(waiting, submit);
  const errorOf = (name: string, all: Values) => errorBy((rules as Rules<Values>)[name], name, all);
  const check = (names: readonly string[]) => {
    const all = values();
    const found = Object.fromEntries(names.map((name) => [name, errorOf(name, all)]));
    setErrors((before) => ({ ...before, ...found }));
    return names.filter((name) => found[name] !== undefined);
  };
  // A mended field may mend another that is compared with it.
  const mend = () => void check(Object.keys(errors).filter((one) => errors[one]));
  return {
    errors,
    /** It was sent and waits for its rules. */
    asked,
    values,
    focus,
    /** The attributes of a text field, of one line or more, or of a choice from a list. */
    field: (name: TextName<Values>) => ({
      name,
      ref: keep(name),
      defaultValue: String(initial[name]),
      error: errors[name],
      onBlur: (event: FocusEvent<Input>) => void (event.currentTarget.value && check([name])),
      onChange: (_: ChangeEvent<Input>) => mend(),
    }),
    /** The attributes of a tick box. */
    flag: (name: FlagName<Values>) => ({
      name,
      ref: keep(name),
      defaultChecked: Boolean(initial[name]),
      error: errors[name],
      onChange: (_: ChangeEvent<HTMLInputElement>) => mend(),
    }),
    /** The attributes of a field for machines alone: it has neither rule nor error. */
    trap: (name: TextName<Values>) => ({ name, ref: keep(name), defaultValue: String(initial[name]) }),
    /** The values when all is right; else the errors are shown and the first wrong field gets the focus. */
    accept: (): Values | undefined => {
      ask(waiting);
      if (waiting) return undefined;
      const wrong = check(Object.keys(rules));
      const [first] = wrong;
      if (first === undefined) return values();
      focus(first);
      return undefined;
    },
    /** Shows what is wrong with one field, even an empty one. */
    check: (name: TextName<Values>): void => void check([name]),
    /** Whether every field is right, with nothing shown. */
    isRight: (): boolean => !waiting && Object.keys(rules).every((name) => errorOf(name, values()) === undefined),
    /** Puts the server's words by the fields of the form; says whether there were any. */
    refuse: (fields: Readonly<Record<string, string>>): boolean => {
      const known = Object.keys(initial).filter((name) => fields[name]);
      setErrors((before) => ({ ...before, ...Object.fromEntries(known.map((name) => [name, fields[name]])) }));
      if (known[0] !== undefined) focus(known[0]);
      return known.length > 0;
    },
    /** Empties the fields to their first values. */
    reset: () => {
      reset();
      setErrors({});
    },
  };
}

/** Keeps what was sent too early: `submit` is called when there is nothing to wait for any more. */
function useKeptSubmit(waiting: boolean, submit: () => void) {
  const [asked, ask] = useState(false);
  useEffect(() => {
    if (waiting || !asked) return;
    ask(false);
    submit();
  });
  return [asked, ask] as const;
}

/** The inputs of a form, which keep its values. */
function useInputs<Values extends Record<string, string | boolean>>(initial: Values) {
  const inputs = useRef(new Map<string, Input>());
  return {
    keep: (name: string) => (input: Input | null) => {
      if (input) inputs.current.set(name, input);
      else inputs.current.delete(name);
    },
    values: (): Values => {
      const read = Object.entries(initial).map(([name, first]) => {
        const input = inputs.current.get(name);
        if (!input) return [name, first];
        return [name, 'checked' in input && typeof first === 'boolean' ? input.checked : input.value];
      });
      return Object.fromEntries(read) as Values;
    },
    focus: (name: keyof Values & string, { select = false } = {}) => {
      const input = inputs.current.get(name);
      input?.focus();
      if (select && input && 'select' in input) input.select();
    },
    submit: () => {
      for (const input of inputs.current.values()) return input.form?.requestSubmit();
    },
    reset: () => {
      for (const [name, input] of inputs.current) {
        const first = initial[name];
        if (typeof first === 'boolean' && 'checked' in input) input.checked = first;
        else input.value = String(first ?? '');
      }
    },
  };
}
