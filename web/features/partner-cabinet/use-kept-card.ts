import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnOrganization } from '../../../contract/partner-cabinet-card.ts';
import { dropDraft, readDraft, saveDraft } from '../../app/session/drafts.ts';
import { sessionState } from '../../app/session/session-state.ts';
import type { CardValues } from './parts/organization-fields.tsx';

/** The card as it is known to stand. */
interface Card {
  readonly values: CardValues;
  readonly version: number;
  /** How it stood in the fields, where one of the form's own presses has saved it: «г. Алматы» is stored as «Алматы». */
  readonly typed?: CardValues;
}

/** A press on «Сохранить» that has had no answer: its key, and what stood in the fields. */
interface Press {
  readonly key: string;
  readonly typed: CardValues;
}

/** The card that is typed over, and the presses since. */
export interface KeptCard {
  readonly card: Card;
  readonly presses: readonly Press[];
  /** What the fields began with, where that was typed before and not saved. */
  readonly draft?: CardValues;
}

/** What is kept in the tab: the fields, the card that they were typed over, and the presses since. */
interface Draft {
  readonly typed: CardValues;
  readonly over: Pick<Card, 'version' | 'typed'>;
  readonly presses: readonly Press[];
}

const isSame = (some: CardValues, others: CardValues) => JSON.stringify(some) === JSON.stringify(others);
const isSaved = (typed: CardValues, card: Card) =>
  isSame(typed, card.values) || (card.typed !== undefined && isSame(typed, card.typed));
/** A draft of the card is its person's: whoever signs in to the same tab has one of their own. */
const keyOfDraft = (partnerId: number) => `${partnerId}-${sessionState().user?.id}`;

/** The fields of a card. */
export function valuesOf({ city, properties }: OwnOrganization): CardValues {
  const { phone, mail, site, description } = properties;
  return { city, phone, mail, site, description };
}

/**
 * The card as the server has it, where it may be typed over further: it is the version that was typed over, or one of the
 * presses has saved it, of which the answer was lost. Undefined where somebody else has changed it.
 */
function follow(organization: OwnOrganization, over: Draft['over'], presses: readonly Press[]) {
  const card = { values: valuesOf(organization), version: organization.version };
  if (card.version === over.version) return { card: { ...over, ...card }, presses };
  const own = presses.findIndex(({ key }) => key === organization.savedWith);
  const { typed } = presses[own] ?? {};
  return typed && { card: { ...card, typed }, presses: presses.slice(own + 1) };
}

/** What the person typed before over a card of this partner, and did not save. */
function readKept({ id, version }: OwnOrganization): Draft | undefined {
  const draft = readDraft('card', keyOfDraft(id)) as Draft | undefined;
  if (draft) return draft;
  // Builds before kept it by the version, in two shapes.
  const older = readDraft('card', String(version)) as { typed?: CardValues } | undefined;
  return older && { typed: older.typed ?? (older as CardValues), over: { version }, presses: [] };
}

function begin(organization: OwnOrganization): KeptCard {
  const draft = readKept(organization);
  const followed = draft && follow(organization, draft.over, draft.presses);
  if (!followed) return { card: { values: valuesOf(organization), version: organization.version }, presses: [] };
  return isSaved(draft.typed, followed.card) ? followed : { ...followed, draft: draft.typed };
}

/**
 * What the form of the card begins with: what the person typed before, left and did not save, else the card; and the card
 * that is typed over, which follows the person's own saves. A draft that was typed over a card that somebody has changed since
 * could not be saved, and is none. `isFromDraft` until it is saved.
 */
export function useKeptCard(organization: OwnOrganization) {
  const [kept, setKept] = useState(() => begin(organization));
  const [initial] = useState({ ...kept.card.values, ...kept.draft });
  const { card, presses, draft } = kept;
  const followed = organization.version === card.version ? undefined : follow(organization, card, presses);
  if (followed) setKept({ ...followed, ...(draft && { draft }) });
  return { initial, kept, setKept, isFromDraft: draft !== undefined && !isSaved(draft, card) };
}

/** Keeps what is unsaved in the form of the card when it is left or reloaded, for the person who typed it. */
export function useKeepingCard(partnerId: number, typed: () => CardValues, { card, presses }: KeptCard): void {
  const [[key, userId]] = useState(() => [keyOfDraft(partnerId), sessionState().user?.id] as const);
  const keep = useEffectEvent(() => {
    // Where builds before have kept it.
    if (readDraft('card', String(card.version))) dropDraft('card', String(card.version));
    if (presses.length === 0 && isSaved(typed(), card)) return dropDraft('card', key);
    const over = { version: card.version, typed: card.typed };
    saveDraft('card', key, { typed: typed(), over, presses }, userId);
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
