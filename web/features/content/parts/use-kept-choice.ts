import { useState } from 'react';
import { useLocation } from 'react-router';

/** Only ever filled by a press in the browser, so the server's copy stays empty. */
const kept = new Map<string, unknown>();

/**
 * A choice that does not stand in the address, yet is there again when Back returns to the page (quality, U6). It is
 * forgotten by a reload, as the server draws the page without it.
 */
export function useKeptChoice<Choice>(name: string, initial: Choice): [Choice, (choice: Choice) => void] {
  const key = `${useLocation().key} ${name}`;
  const [choice, setChoice] = useState(() => (kept.get(key) as Choice | undefined) ?? initial);
  const choose = (next: Choice) => {
    kept.set(key, next);
    setChoice(next);
  };
  return [choice, choose];
}
