import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { generatePassword } from '../../../contract/identity-generate-password.ts';
import type { RegistrationFields } from '../../../contract/registration.forms.ts';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { fillEmpty } from '../../app/forms/kept-over-reload.ts';
import { lateRules } from '../../app/forms/late-rules.ts';
import { type Form, type Rules, useForm } from '../../app/forms/use-form.ts';
import { useGivenValue } from '../../app/forms/use-given-value.ts';
import { useFormOfReload, useKeepingForm, useKeptForm } from './kept-form.ts';
import { type AskOfCode, useCodeCheck } from './use-code-check.ts';

const initial: RegistrationFields = { code: '', name: '', login: '', password: '', phone: '', news: false };
/** Login and password may be left to the portal. */
const required = ['code', 'name', 'phone'];
const madePasswordLength = 8;

interface RegistrationOptions<Found> {
  /** The code of the letter's link; empty when it is to be typed. */
  code: string;
  kazakhNames: boolean;
  withPhone: boolean;
  ask: AskOfCode<Found>;
  /** The signed-in person, when the answer about a code depends on that. */
  asker?: string | undefined;
  /** Whether the invited person gets a new account. */
  registers: (invitation: Found | undefined) => boolean;
}

/**
 * What the two pages of an invitation share: the typed code and its check, the fields of a new account, and login and
 * password, generated or typed.
 */
export function useRegistration<Found extends { readonly login: string }>(options: RegistrationOptions<Found>) {
  const { code, kazakhNames, withPhone, ask, asker } = options;
  const kept = useKeptForm();
  const [byHand, setByHand] = useState(kept?.byHand ?? false);
  const password = useMadePassword(kept?.password);
  const [isMadeAnew, setMadeAnew] = useState(kept?.isMadeAnew ?? false);
  const rules = lateRules(() =>
    import('./registration-rules.ts').then(({ registrationRules }) =>
      registrationRules({ registers, byHand, kazakhNames, withPhone }),
    ),
  );
  const { isLacking, noting } = useLacking();
  const form = useForm({ initial: kept?.fields ?? initial, rules: noting(rules) });
  useGivenValue(form, 'code', code);
  useFormOfReload((typed) => {
    setByHand(typed.byHand);
    setMadeAnew(true);
    fillEmpty<RegistrationFields>(form, typed.fields);
  });
  useKeepingForm(() => ({ fields: form.values(), byHand, password, isMadeAnew }));
  const check = useCodeCheck(form.watch('code'), ask, asker);
  const invitation = check.state === 'found' ? check.invitation : undefined;
  const registers = options.registers(invitation);
  useCheckOfOthers(form, registers, byHand);

  /** The account as it is sent: with the generated login and password, each unless it was typed. */
  const account = (values: RegistrationFields): RegistrationFields => ({
    ...values,
    login: (byHand && values.login) || (invitation?.login ?? ''),
    password: (byHand && values.password) || password,
  });
  /** In the automatic mode a refused login has no field to show its error. */
  const showRefusedPair = (error: unknown) => {
    if (error instanceof CallFailure && (error.fields.login || error.fields.password)) setByHand(true);
  };
  return {
    form,
    check,
    invitation,
    registers,
    /** Code, full name or phone is missing or wrong (spec: registration.submit). */
    isLacking,
    account,
    showRefusedPair,
    pair: { byHand, switchHand: () => setByHand(!byHand), password, isMadeAnew, login: invitation?.login ?? '' },
    /** For `onSubmit`: it also checks a refused code once more. */
    submit: (send: (values: RegistrationFields, invitation: Found) => unknown) => {
      const submit = form.submit((values) => invitation && send(values, invitation));
      return (event: Parameters<typeof submit>[0]) => {
        if (check.state === 'refused') check.again();
        return submit(event);
      };
    },
  };
}

type OwnRules = Rules<RegistrationFields, RegistrationFields>;

/** Whether a required field is missing or wrong, as rules found that are handed through `noting`. */
function useLacking() {
  const [isLacking, setLacking] = useState(true);
  const latest = useRef(0);
  const noting =
    (rules: OwnRules): OwnRules =>
    async (values, context, options) => {
      latest.current += 1;
      const own = latest.current;
      const checked = await rules(values, context, options);
      // Checks that wait for the code of the rules are answered all at once, and in any order.
      if (own === latest.current) setLacking(required.some((name) => name in checked.errors));
      return checked;
    };
  return { isLacking, noting };
}

/** Checks the form anew when other fields are asked for, as other rules apply then. */
function useCheckOfOthers(form: Form<RegistrationFields>, registers: boolean, byHand: boolean): void {
  const check = useEffectEvent(() => void form.check([]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: which fields are asked for follows from these two
  useEffect(() => check(), [registers, byHand]);
}

/** Generated in the browser alone, because the server's page is the same for everybody. */
function useMadePassword(kept = ''): string {
  const [password, setPassword] = useState(kept);
  useEffect(() => setPassword((made) => made || generatePassword(madePasswordLength)), []);
  return password;
}
