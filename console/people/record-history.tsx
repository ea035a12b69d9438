import { useGetRecordId, useTranslate } from 'react-admin';
import { HistoryLink } from '../app/history-link.tsx';

/** Leads from a person to what was done to them and by them. */
export function HistoryOfUser() {
  const translate = useTranslate();
  const id = useIdOfRecord();
  return (
    <>
      <HistoryLink filter={{ object: id }} label={translate('audit.toRecord')} />
      <HistoryLink filter={{ who: id }} label={translate('audit.byPerson')} />
    </>
  );
}

/** Leads from an organisation to what was done in it and to it. */
export function HistoryOfOrganization() {
  return <HistoryLink filter={{ subscriber: useIdOfRecord() }} label={useTranslate()('audit.inOrganisation')} />;
}

/** Leads from a partner to what was done to it. */
export function HistoryOfPartner() {
  return <HistoryLink filter={{ object: `partner:${useIdOfRecord()}` }} label={useTranslate()('audit.toRecord')} />;
}

/** Leads from a record to what was done to it. */
export function HistoryOfRecord() {
  return <HistoryLink filter={{ object: useIdOfRecord() }} label={useTranslate()('audit.toRecord')} />;
}

/** As the address has it: the link is right before the record has come. */
const useIdOfRecord = () => String(useGetRecordId());
