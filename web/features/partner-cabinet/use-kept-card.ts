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

// The server spells a city as the directory does: «г. алматы» is «Алматы».
const cityAlone = (city: string) =>
  city
    .trim()
    .toLowerCase()
    .replace(/^(?:г\.?|город)\s+/, '');
const comparable = ({ city, phone, mail, site, description }: CardValues) => ({
  city: cityAlone(city),
  phone,
  mail,
  site,
  description,
});

/**
 * Whether the card of the next version stands in every field as the person has sent it, so that it is the person's own save, of which the
 * answer was lost.
 */
export const isOwnSave = (stored: Card, before: Card, sent: readonly CardValues[]): boolean =>
  stored.version === before.version + 1 && sent.some((one) => isSame(comparable(stored.values), comparable(one)));

/** What was typed, and what was sent of it since the card was last known to be saved. */
interface Draft {
  readonly typed?: CardValues;
  readonly sent: readonly CardValues[];
}

/** What was typed over the card, or over the one before it, where the card is the person's own save. */
function draftOver(card: Card): Draft {
  const draft = readDraft('card', String(card.version));
  // A draft of the build before has the fields themselves.
  if (draft) return draft.sent ? (draft as unknown as Draft) : { typed: draft as CardValues, sent: [] };
  const before = { ...card, version: card.version - 1 };
  const earlier = readDraft('card', String(before.version)) as Draft | undefined;
  return earlier?.sent && isOwnSave(card, before, earlier.sent) ? { ...earlier, sent: [] } : { sent: [] };
}

/**
 * What the form of the card begins with: what the person typed before, left and did not save, else the card. A draft that
 * was typed over an older card could not be saved, and is none. `isFromDraft` until it has been saved.
 */
export function useKeptCard(organization: OwnOrganization) {
  const { version } = organization;
  const [loaded] = useState<Card>({ values: valuesOf(organization), version });
  const [saved, setSaved] = useState(loaded);
  const [draft] = useState(() => draftOver(loaded));
  const [sent, setSent] = useState(draft.sent);
  const [initial] = useState({ ...loaded.values, ...draft.typed });
  const current = { values: valuesOf(organization), version };
  // What is typed since is a change of that.
  if (isOwnSave(current, saved, sent)) setSaved(current);
  return { initial, saved, setSaved, sent, setSent, isFromDraft: draft.typed !== undefined && saved === loaded };
}

/** Keeps what is unsaved in the form of the card when it is left or reloaded, for the person who typed it. */
export function useKeepingCard(values: () => CardValues, saved: Card, sent: readonly CardValues[]): void {
  const [userId] = useState(() => sessionState().user?.id);
  const keep = useEffectEvent(() => {
    const [typed, about] = [values(), String(saved.version)];
    if (isSame(typed, saved.values)) dropDraft('card', about);
    else saveDraft('card', about, { typed, sent }, userId);
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
