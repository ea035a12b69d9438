import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  FieldTitle,
  InputHelperText,
  type RaRecord,
  required,
  useDebouncedEvent,
  useGetList,
  useInput,
  useReference,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** Its name, and what tells it from another of this name. */
const named = ({ name, login, city, code }: Partial<RaRecord> = {}): string =>
  (name ? [name, city, code ?? login] : [login]).filter(Boolean).join(', ');

const searchAfterMs = 250;
const mostChoices = 25;

/** Stands at the end of the choices that are not all of them. */
const notListed: RaRecord = { id: '' };
const isNotListed = (record: RaRecord) => record === notListed;
const toBeRead = { "& .MuiAutocomplete-option[aria-disabled='true']": { opacity: 1, color: 'text.secondary' } };

interface PickRecordProps {
  /** The noun whose list is searched. */
  reference: string;
  source: string;
  label: string;
  isRequired?: boolean;
  /** Whether it filters a list, which goes on without it while nothing is chosen. */
  isFilter?: boolean;
}

/**
 * A field that finds a record. While the form has a record the field shows its name; whoever types over it has chosen nothing until
 * it is known which record is meant, so that nothing is saved but what is shown (spec: operator-console.faults).
 */
export function PickRecord(props: PickRecordProps) {
  const translate = useTranslate();
  const { input, chosen, isUnread, isOpen, setOpen, typing, choices, choose, type, onLeave } = usePick(props);
  const { field, fieldState, isRequired } = input;
  return (
    <Autocomplete
      // A filter is as wide as what is in it: a name has room all the same.
      fullWidth={!props.isFilter}
      sx={props.isFilter ? { minWidth: { xs: 240, sm: 300 } } : { maxWidth: 560 }}
      slotProps={{ listbox: { sx: toBeRead } }}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={choices.hasMore ? [...choices.found, notListed] : choices.found}
      getOptionDisabled={isNotListed}
      // What is listed is what the server has found.
      filterOptions={(found) => found}
      loading={choices.isLoading}
      noOptionsText={
        choices.error?.message ?? translate(choices.isAll ? 'frame.pick.empty' : `frame.pick.${choices.problem}`)
      }
      getOptionLabel={(one) => (isNotListed(one) ? translate('frame.pick.more', { shown: mostChoices }) : named(one))}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={chosen.now ?? null}
      onChange={(_, record) => choose(record)}
      inputValue={field.value ? named(chosen.now) : typing.text}
      onInputChange={(_, text, reason) => ['input', 'clear'].includes(reason) && type(text)}
      autoHighlight={choices.meant !== undefined && choices.meant === choices.found[0]}
      onFocus={choices.ask}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || typing.current() === '') return;
        // Whoever presses it before the choices come means what is typed, and not yet the whole form.
        event.preventDefault();
        onLeave(true);
      }}
      onBlur={() => {
        field.onBlur();
        onLeave(true);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle label={props.label} source={props.source} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={
            <InputHelperText error={fieldState.error?.message} helperText={isUnread ? 'frame.pick.unread' : ''} />
          }
        />
      )}
    />
  );
}

/** The value of the form, what is typed, and what each press does to both. */
function usePick({ reference, source, isRequired = true, isFilter = false }: PickRecordProps) {
  const { clearErrors } = useFormContext();
  const typing = useTyping();
  const [isOpen, setOpen] = useState(false);
  const isChosen = (id: unknown) => (!id && typing.current() ? 'frame.pick.choose' : undefined);
  const input = useInput({ source, validate: isFilter ? [] : [isChosen, ...(isRequired ? [required()] : [])] });
  const { field } = input;
  const { chosen, isUnread, remember } = useChosen(reference, field.value);
  const choices = useChoices(reference, field.value ? '' : typing.text.trim());
  const choose = (record: RaRecord | null) => {
    clearErrors(source);
    // What is chosen by Enter before the choices came leaves none of them open over what stands below.
    setOpen(false);
    if (record) remember(record);
    typing.set('');
    field.onChange(record?.id ?? null);
  };
  const onLeave = useLeftTyped({ source, choices, choose });
  const type = (text: string) => {
    onLeave(false);
    choices.ask();
    if (chosen.last && text === named(chosen.last)) return choose(chosen.last);
    typing.set(text);
    if (field.value) field.onChange(null);
    return undefined;
  };
  return { input, chosen, isUnread, isOpen, setOpen, typing, choices, choose, type, onLeave };
}

/** What is typed and stands for no record yet; `current` is for what asks between two renderings. */
function useTyping() {
  const [text, setText] = useState('');
  const latest = useRef('');
  const set = (typed: string) => {
    latest.current = typed.trim();
    setText(typed);
  };
  return { text, set, current: () => latest.current };
}

/** The record that the form has now, and the one that it had last, which whoever types its name again means. */
function useChosen(reference: string, id: RaRecord['id'] | null) {
  const [known, remember] = useState<RaRecord>();
  const isKnown = known !== undefined && known.id === id;
  const { referenceRecord, error } = useReference<RaRecord>({
    reference,
    id: id ?? '',
    options: { enabled: Boolean(id) && !isKnown },
  });
  const now = !id ? undefined : isKnown ? known : referenceRecord;
  if (now && now !== known) remember(now);
  return { chosen: { now, last: known }, isUnread: Boolean(id) && !now && Boolean(error), remember };
}

interface Choices {
  found: RaRecord[];
  hasMore: boolean;
  /** The only one that what is typed can mean. */
  meant: RaRecord | undefined;
  /** Why what is typed means none. */
  problem: 'several' | 'short' | 'none';
  isLoading: boolean;
  error: Error | null;
  /** Whether nothing is typed. */
  isAll: boolean;
  ask(): void;
}

/** The records that are found by what is typed, those of just now and none of what was typed before. */
function useChoices(reference: string, typed: string): Choices {
  const [isAsked, setAsked] = useState(false);
  const [query, setQuery] = useState('');
  const searchSoon = useDebouncedEvent(setQuery, searchAfterMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is searched for
  useEffect(() => searchSoon(typed), [typed]);
  const {
    data,
    total = 0,
    isFetching,
    error,
    refetch,
  } = useGetList<RaRecord>(
    reference,
    {
      filter: query ? { q: query } : {},
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: mostChoices },
    },
    { enabled: isAsked },
  );
  const isLoading = isAsked && (isFetching || query !== typed);
  const found = isLoading ? [] : (data ?? []);
  return {
    found,
    hasMore: total > found.length && found.length > 0,
    meant: meantBy(typed, found),
    problem: problemOf(typed, found),
    isLoading,
    error: isLoading ? null : error,
    isAll: typed === '',
    ask: () => {
      setAsked(true);
      if (error && !isFetching) void refetch();
    },
  };
}

const shortestMeant = 3;

function problemOf(typed: string, { length }: readonly RaRecord[]): Choices['problem'] {
  if (length > 1) return 'several';
  return typed.trim().length < shortestMeant ? 'short' : 'none';
}

/** The one that has the typed name or code, else the only one that was found. */
function meantBy(typed: string, found: readonly RaRecord[]): RaRecord | undefined {
  if (typed === '') return undefined;
  const same = (text: unknown) => String(text ?? '').toLowerCase() === typed.toLowerCase();
  const exact = found.filter((one) => [named(one), one.name, one.code, one.login].some(same));
  // Of one or two letters only initials are found, and those of a stranger as well.
  if (exact.length === 0 && typed.trim().length < shortestMeant) return undefined;
  const [only, ...others] = exact.length > 0 ? exact : found;
  return others.length === 0 ? only : undefined;
}

interface Left {
  source: string;
  choices: Choices;
  choose(record: RaRecord): void;
}

/** Whoever has left what was typed has chosen the one that it means, when its choices come; of none or several the field says what to do. */
function useLeftTyped({ source, choices, choose }: Left) {
  const { setError, clearErrors } = useFormContext();
  const [isLeft, setLeft] = useState(false);
  const settle = useEffectEvent(() => {
    setLeft(false);
    if (choices.isAll) return;
    if (choices.meant && !choices.error) return choose(choices.meant);
    const problem = choices.error?.message ?? `frame.pick.${choices.problem}`;
    setError(source, { type: 'choose', message: problem });
  });
  const isSettled = isLeft && !choices.isLoading;
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  return (left: boolean) => {
    setLeft(left);
    if (!left) clearErrors(source);
  };
}
