import { AutocompleteInput, ReferenceInput, required, useChoicesContext } from 'react-admin';

const named = (record: { name?: string; code?: string; login?: string } | undefined) =>
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

/** Whoever has typed so much that there is but one to choose has chosen it. */
function Choice({ label, isRequired }: { label: string; isRequired: boolean }) {
  const isOne = useChoicesContext().availableChoices?.length === 1;
  return (
    <AutocompleteInput
      label={label}
      optionText={named}
      filterToQuery={(q: string) => ({ q })}
      autoHighlight={isOne}
      autoSelect={isOne}
      {...(isRequired && { validate: required() })}
    />
  );
}

/** Fields that find a record by what the list of its noun is searched by. */
export const PickOrganization = (props: PickProps) => <PickRecord {...props} reference="subscribers" />;
export const PickPartner = (props: PickProps) => <PickRecord {...props} reference="service-partners" />;
