import { useState } from 'react';
import type { SearchType } from '../../../../contract/search.ts';
import { type AskedSearch, searchAddress } from '../asked-search.ts';

/**
 * What is typed in the form. Back, forward and the pages of the list bring another search than the one that is typed;
 * what was sent from here comes when the person may be typing on.
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
