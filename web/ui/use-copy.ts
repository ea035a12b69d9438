import { useEffect, useState } from 'react';

/** How long «copied» is shown. */
const COPIED_MS = 1200;

/** Copies a text; `copied` is true for 1200 ms after a success, `failed` until the next try. */
export function useCopy(): { copied: boolean; failed: boolean; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    setState((await writeToClipboard(text)) ? 'copied' : 'failed');
  };
  return { copied: state === 'copied', failed: state === 'failed', copy };
}

/** The old command is the fallback without the clipboard API: plain http on a local network. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  // Inside an open dialog everything else is inert, and an inert field cannot be selected.
  const home = before?.closest('dialog') ?? document.body;
  home.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
