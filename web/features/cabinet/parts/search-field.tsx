import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon, TextField } from '../../../ui/index.ts';

const typingMs = 300;
const longest = 100;

interface SearchFieldProps {
  label: string;
  search: string;
  /** The address of the list with these words. */
  addressOf: (search: string) => string;
}

/** Words to look for; they stand in the address soon after the typing ends. */
export function SearchField({ label, search, addressOf }: SearchFieldProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // The address has changed by another way: Back, or a link that shows all.
  if (known !== search) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const look = useEffectEvent((words: string) => {
    if (words !== search) void navigate(addressOf(words), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
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
