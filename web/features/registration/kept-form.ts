import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { RegistrationFields } from '../../../contract/registration.forms.ts';
import { storeTyped, takeTyped } from '../../app/forms/kept-over-reload.ts';
import { sessionState } from '../../app/session/session-state.ts';

/** The form as somebody left it. */
interface KeptForm {
  readonly fields: RegistrationFields;
  readonly byHand: boolean;
  /** The generated password, which may have been copied already. */
  readonly password: string;
  /** Whether a reload has made it anew. */
  readonly isMadeAnew: boolean;
}

/** What a reload leaves of it: no password. */
type ReloadedForm = Pick<KeptForm, 'byHand'> & { readonly fields: Omit<RegistrationFields, 'password'> };

const storageKey = 'registration-form';

/** The last form that was left, by the entry of the history. In memory alone: it holds passwords. */
let last: { readonly entry: string; readonly form: KeptForm } | undefined;

/** What was typed before the person went to the agreement and came back; nothing on any other way to the form. */
export function useKeptForm(): KeptForm | undefined {
  const { key } = useLocation();
  const [kept] = useState(() => (last?.entry === key ? last.form : undefined));
  return kept;
}

/**
 * Keeps the form when it is left, unless it has registered somebody: in memory for the way back, and for a reload, of the
 * form or of a page that it was left for, in the tab's own storage, without passwords (spec: registration.kept).
 */
export function useKeepingForm(form: () => KeptForm): void {
  const { key } = useLocation();
  const keep = useEffectEvent((entry: string) => {
    last = sessionState().user ? undefined : { entry, form: form() };
  });
  useEffect(() => {
    const leave = () => {
      keep(key);
      storeLast();
    };
    window.removeEventListener('pagehide', storeLast);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      keep(key);
      window.addEventListener('pagehide', storeLast);
    };
  }, [key]);
}

function storeLast(): void {
  if (!last || sessionState().user) return;
  const { entry, form } = last;
  const { password: _, ...fields } = form.fields;
  storeTyped(storageKey, { entry, fields, byHand: form.byHand } satisfies StoredForm);
}

/** Gives what was typed before a reload or another page, once; on any other way to the form than back it is forgotten. */
export function useFormOfReload(fillIn: (form: ReloadedForm) => void): void {
  const { key } = useLocation();
  const give = useEffectEvent(fillIn);
  useEffect(() => {
    const stored = takeTyped<StoredForm>(storageKey);
    if (stored?.entry === key) give(stored);
  }, [key]);
}

type StoredForm = ReloadedForm & { readonly entry: string };
