import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnOrganization } from '../../../contract/partner-cabinet-card.ts';
import { dropDraft, readDraft, saveDraft } from '../../app/session/drafts.ts';
import { sessionState } from '../../app/session/session-state.ts';
import type { CardValues } from './parts/organization-fields.tsx';

/** What the form of the card begins with, and the version of the card that this was typed over. */
interface Card {
  readonly values: CardValues;
  readonly version: number;
}

const isSame = (some: CardValues, others: CardValues) => JSON.stringify(some) === JSON.stringify(others);

/** The fields of a card. */
export function valuesOf({ city, properties }: OwnOrganization): CardValues {
  const { phone, mail, site, description } = properties;
  return { city, phone, mail, site, description };
}

/** Whether the card stands as it was sent; the city is spelled by the server. */
const isAsSent = ({ city: _, ...stored }: CardValues, { city: _sent, ...sent }: CardValues) =>
  JSON.stringify(stored) === JSON.stringify(sent);

/** What was typed over the card, or over the one before, where the answer to the person's own save was lost. */
function draftOver({ values, version }: Card): CardValues | undefined {
  const draft = readDraft('card', String(version));
  // A draft of the build before has the fields themselves.
  if (draft) return (draft.typed ?? draft) as CardValues;
  const before = readDraft('card', String(version - 1));
  return before?.sent && isAsSent(values, before.sent as CardValues) ? (before.typed as CardValues) : undefined;
}

/**
 * What the form of the card begins with: what the person typed before, left and did not save, else the card. A draft that
 * was typed over an older card could not be saved, and is none. `isFromDraft` until it has been saved.
 */
export function useKeptCard(organization: OwnOrganization) {
  const { version } = organization;
  const [sent, setSent] = useState<CardValues>();
  const [loaded] = useState<Card>({ values: valuesOf(organization), version });
  const [saved, setSaved] = useState(loaded);
  const [draft] = useState(() => draftOver(loaded));
  const [initial] = useState(draft ? { ...loaded.values, ...draft } : loaded.values);
  // The person's own save whose answer was lost: what is typed since is a change of that.
  const isOwn = version === saved.version + 1 && sent !== undefined && isAsSent(valuesOf(organization), sent);
  if (isOwn) setSaved({ values: valuesOf(organization), version });
  return { initial, saved, setSaved, sent, setSent, isFromDraft: draft !== undefined && saved === loaded };
}

/** Keeps what is unsaved in the form of the card when it is left or reloaded, for the person who typed it. */
export function useKeepingCard(values: () => CardValues, saved: Card, sent: CardValues | undefined): void {
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
