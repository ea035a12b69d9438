import { useState } from 'react';
import { drawRequestKey } from '../../contract/draw-request-key.ts';
import { type Keyed, keyed } from '../app/keyed.ts';
import { readKept, writeKept } from './kept-texts.ts';

/**
 * A text that is still there after the session has ended, the page was closed or the sending was refused; by the person
 * who typed it and what it is for. It is forgotten once it was sent, unless more has been typed meanwhile. The key that it is
 * sent with is kept beside it.
 */
export function useKeptText(personId: string, about: string) {
  const name = `${personId}:${about}`;
  const [text, setText] = useState(() => readKept(name));
  const [place] = useState(() => keptKey(`${name}-key`));
  const [once] = useState<Keyed>(() => keyed(place));
  const type = (typed: string) => {
    setText(typed);
    // Whoever begins anew means something new, though the words be the same.
    if (typed === '') place.key = drawRequestKey();
    writeKept(name, typed);
  };
  const forget = (sent: string) => {
    setText((typed) => (typed === sent ? '' : typed));
    if (readKept(name) === sent) writeKept(name, '');
  };
  return { text, type, forget, once };
}

/** It is written down at its first use, before anything is sent. */
function keptKey(name: string) {
  let own = '';
  return {
    get key() {
      own ||= readKept(name) || drawRequestKey();
      writeKept(name, own);
      return own;
    },
    set key(next: string) {
      own = next;
      writeKept(name, '');
    },
  };
}
