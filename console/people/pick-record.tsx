import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AutocompleteInput, type RaRecord, ReferenceInput, required, useChoicesContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

const named = (record: Partial<RaRecord> | undefined): string =>
  record
    ? [record.name || record.login, record.name ? (record.code ?? record.login) : ''].filter(Boolean).join(', ')
    : '';

interface PickProps {
  source: string;
  label: string;
  isRequired?: boolean;
}

interface PickRecordProps extends PickProps {
  reference: string;
}

function PickRecord({ reference, source, label, isRequired = true }: PickRecordProps) {
  return (
    <ReferenceInput source={source} reference={reference} sort={{ field: 'name', order: 'ASC' }}>
      <Choice label={label} isRequired={isRequired} />
    </ReferenceInput>
  );
}

/** Whoever has typed so much of a name that there is but one to choose has chosen it, also who leaves before the choices come. */
function Choice({ label, isRequired }: { label: string; isRequired: boolean }) {
  const [typed, setTyped] = useState('');
  const { availableChoices } = useChoicesContext();
  const [only, ...others] = availableChoices ?? [];
  const { onType, onLeave, isChosen } = useLeftTyped();
  // The choices of what was typed a moment ago may still stand there.
  const isOne = others.length === 0 && named(only).toLowerCase().includes(typed.trim().toLowerCase());
  return (
    <AutocompleteInput
      label={label}
      optionText={named}
      filterToQuery={(q: string) => ({ q })}
      onInputChange={(event, value, reason) => {
        setTyped(value);
        // By itself the field only shows again what was chosen before.
        if (event) onType(reason === 'input' ? value : '');
      }}
      onBlur={onLeave}
      // What was typed stays to be seen until it is known whom it means.
      clearOnBlur={false}
      // Who has typed over the one that was chosen may mean it again.
      filterSelectedOptions={false}
      autoHighlight={isOne}
      autoSelect={isOne}
      validate={[isChosen, ...(isRequired ? [required()] : [])]}
    />
  );
}

/**
 * What was typed and left before its choices came: with them the only one is taken; of none or several the field says what
 * to do, and the form is not sent without it.
 */
function useLeftTyped() {
  const { source = '', availableChoices, filterValues, isFetching, error } = useChoicesContext();
  const { setValue, setError, clearErrors } = useFormContext();
  const typed = useRef('');
  const [left, setLeft] = useState('');
  const settle = useEffectEvent(() => {
    const [only, ...others] = availableChoices ?? [];
    setLeft('');
    if (!error && only && others.length === 0) {
      typed.current = '';
      return setValue(source, only.id, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
    setError(source, { type: 'choose', message: error?.message ?? `people.pick.${only ? 'several' : 'none'}` });
  });
  const isKnown = left !== '' && !isFetching && String(filterValues?.q ?? '').trim() === left;
  useEffect(() => {
    if (isKnown) settle();
  }, [isKnown]);
  const onType = (text: string) => {
    typed.current = text.trim();
    setLeft('');
    clearErrors(source);
  };
  return {
    onType,
    onLeave: () => setLeft(typed.current),
    // What was chosen before it was typed over is not what the field shows.
    isChosen: () => (typed.current ? 'people.pick.choose' : undefined),
  };
}

/** Fields that find a record by what the list of its noun is searched by. */
export const PickOrganization = (props: PickProps) => <PickRecord {...props} reference="subscribers" />;
export const PickPartner = (props: PickProps) => <PickRecord {...props} reference="service-partners" />;
