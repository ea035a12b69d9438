import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnOrganization } from '../../../contract/partner-cabinet-card.ts';
import { dropDraft, readDraft, saveDraft } from '../../app/session/drafts.ts';
import { sessionState } from '../../app/session/session-state.ts';
import type { CardValues } from './parts/organization-fields.tsx';

/** What the form of the card begins with, and the version of the card that this was typed over. */
export interface Card {
  readonly values: CardValues;
  readonly version: number;
}

const isSame = (some: CardValues, others: CardValues) => JSON.stringify(some) === JSON.stringify(others);

/** The fields of a card. */
export function valuesOf({ city, properties }: OwnOrganization): CardValues {
  const { phone, mail, site, description } = properties;
  return { city, phone, mail, site, description };
}

/**
 * What the form of the card begins with: what the person typed before, left and did not save, else the card. A draft that
 * was typed over an older card could not be saved, and is none. `isFromDraft` until it has been saved.
 */
export function useKeptCard(organization: OwnOrganization) {
  const { version } = organization;
  const [loaded] = useState<Card>({ values: valuesOf(organization), version });
  const [saved, setSaved] = useState(loaded);
  const [draft] = useState(() => readDraft('card', String(version)) as CardValues | undefined);
  const [initial] = useState(draft ? { ...loaded.values, ...draft } : loaded.values);
  return { initial, saved, setSaved, isFromDraft: draft !== undefined && saved === loaded };
}

/** Keeps what is unsaved in the form of the card when it is left or reloaded, for the person who typed it. */
export function useKeepingCard(values: () => CardValues, saved: Card): void {
  const [userId] = useState(() => sessionState().user?.id);
  const keep = useEffectEvent(() => {
    const [typed, about] = [values(), String(saved.version)];
    if (isSame(typed, saved.values)) dropDraft('card', about);
    else saveDraft('card', about, typed, userId);
  });
  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
