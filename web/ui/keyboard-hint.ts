/** Whether the text has a Cyrillic letter, which means that the keyboard layout is Russian. */
export function hasCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text);
}

/** The part of a keyboard event that the Caps Lock hint needs. */
export interface CapsLockEvent {
  key: string;
  getModifierState: (key: 'CapsLock') => boolean;
}

/**
 * Whether Caps Lock is on after this key event, or `null` when the event cannot tell: on pressing Caps Lock itself
 * browsers disagree whether the state is that before or after, and autofill sends events without a key.
 */
export function capsLockAfter(event: Partial<CapsLockEvent>): boolean | null {
  if (typeof event.getModifierState !== 'function' || event.key === undefined || event.key === 'CapsLock') return null;
  return event.getModifierState('CapsLock');
}
