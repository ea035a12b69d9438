import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useDebounced } from '../../app/forms/use-debounced.ts';
import { focusHeading } from '../../app/routing/focus-heading.ts';
import { isLeaving } from '../../app/routing/leaving.ts';
import { filterAddress, type PartnerFilter, portion, readFilter } from './filter-address.ts';

const typingMs = 300;

/**
 * The filter of the address, or of the navigation under way, and the name as it is typed: it is written to the address
 * when typing stops.
 */
export function useFilter() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isOfThisPage = location !== undefined && location.pathname === window.location.pathname;
  const filter = readFilter(isOfThisPage ? new URLSearchParams(location.search) : search);
  const [name, setName] = useState(filter.name);
  const sent = useRef(filter.name);
  const go = (next: PartnerFilter, replace: boolean) => {
    sent.current = next.name;
    return navigate(filterAddress(next), { replace, preventScrollReset: true });
  };
  const goTyped = useEffectEvent(() => {
    const typed = name.trim();
    if (!isLeaving() && typed !== sent.current) void go({ ...filter, name: typed, count: portion }, true);
  });
  const settled = useDebounced(name, name === '' ? 0 : typingMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes when the typing rests
  useEffect(() => goTyped(), [settled]);
  // Back, a link of the first five or a reset changed the name to another than the one typed here.
  useEffect(() => {
    if (filter.name === sent.current) return;
    sent.current = filter.name;
    setName(filter.name);
  }, [filter.name]);
  return {
    filter,
    name,
    setName,
    chooseCity: (city: string) => void go({ name: name.trim(), city, count: portion }, false),
    apply: () => void go({ ...filter, name: name.trim(), count: portion }, true),
    reset: () => {
      setName('');
      void go({ name: '', city: '', count: portion }, false);
      focusHeading();
    },
  };
}
