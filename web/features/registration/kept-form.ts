import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { RegistrationFields } from '../../../contract/registration.forms.ts';
import { sessionState } from '../../app/session/session-state.ts';

/** The form as somebody left it. */
interface KeptForm {
  readonly fields: RegistrationFields;
  readonly byHand: boolean;
  /** The generated password, which may have been copied already. */
  readonly password: string;
}

/** The last form that was left, by the entry of the history. In memory alone: it holds passwords. */
let last: { readonly entry: string; readonly form: KeptForm } | undefined;

/** What was typed before the person went to the agreement and came back; nothing on any other way to the form. */
export function useKeptForm(): KeptForm | undefined {
  const { key } = useLocation();
  const [kept] = useState(() => (last?.entry === key ? last.form : undefined));
  return kept;
}

/** Keeps the form when it is left, unless it has registered somebody. */
export function useKeepingForm(form: () => KeptForm): void {
  const { key } = useLocation();
  const keep = useEffectEvent((entry: string) => {
    last = sessionState().user ? undefined : { entry, form: form() };
  });
  useEffect(() => () => keep(key), [key]);
}
