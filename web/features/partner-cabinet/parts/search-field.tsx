import { Search } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDebounced } from '../../../app/forms/use-debounced.ts';
import { isLeaving } from '../../../app/routing/leaving.ts';
import { Icon, TextField } from '../../../ui/index.ts';

const typingMs = 300;
const longest = 100;

interface SearchFieldProps {
  label: string;
  search: string;
  /** The address of the list with these words. */
  addressOf: (search: string) => string;
}

/** The search text; it is written to the address when typing has stopped. */
export function SearchField({ label, search, addressOf }: SearchFieldProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  // The address was changed by something else: Back, or a link that shows all. A change made from here may arrive while
  // the person is typing on.
  if (known !== search) {
    setKnown(search);
    setSent(search);
    if (search !== sent) setTyped(search);
  }
  const look = useEffectEvent((words: string) => {
    if (isLeaving() || words === search) return;
    setSent(words);
    void navigate(addressOf(words), { replace: true, preventScrollReset: true });
  });
  const settled = useDebounced(typed, typingMs);
  useEffect(() => look(settled.trim()), [settled]);
  return (
    <TextField
      label={label}
      type="search"
      icon={<Icon of={Search} />}
      value={typed}
      maxLength={longest}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
