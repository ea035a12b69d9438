import { useState } from 'react';
import type { SearchType } from '../../../../contract/search.ts';
import { type AskedSearch, searchAddress } from '../asked-search.ts';

/**
 * The search as it is typed. Back, forward and the pages of the list change it to that of the address; a change made
 * from here may arrive while the person is typing on.
 */
export function useTypedSearch(asked: AskedSearch) {
  const [shown, setShown] = useState(asked);
  const [text, setText] = useState(asked.text);
  const [type, setType] = useState<SearchType | undefined>(asked.type);
  const [sent, setSent] = useState('');
  if (shown.text !== asked.text || shown.type !== asked.type) {
    setShown(asked);
    if (sent !== searchAddress({ text: asked.text, type: asked.type })) {
      setText(asked.text);
      setType(asked.type);
    }
    setSent('');
  }
  return { text, type, setText, setType, setSent };
}
