import { useState } from 'react';
import { AutocompleteInput, type RaRecord, ReferenceInput, required, useChoicesContext } from 'react-admin';

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

/** Whoever has typed so much of a name that there is but one to choose has chosen it. */
function Choice({ label, isRequired }: { label: string; isRequired: boolean }) {
  const [typed, setTyped] = useState('');
  const [only, ...others] = useChoicesContext().availableChoices ?? [];
  // The choices of what was typed a moment ago may still stand there.
  const isOne = others.length === 0 && named(only).toLowerCase().includes(typed.trim().toLowerCase());
  return (
    <AutocompleteInput
      label={label}
      optionText={named}
      filterToQuery={(q: string) => ({ q })}
      onInputChange={(_, value) => setTyped(value)}
      autoHighlight={isOne}
      autoSelect={isOne}
      {...(isRequired && { validate: required() })}
    />
  );
}

/** Fields that find a record by what the list of its noun is searched by. */
export const PickOrganization = (props: PickProps) => <PickRecord {...props} reference="subscribers" />;
export const PickPartner = (props: PickProps) => <PickRecord {...props} reference="service-partners" />;
