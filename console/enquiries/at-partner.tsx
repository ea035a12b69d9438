import { Alert, Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import {
  type ConsoleEnquiry,
  handToPartner,
  remindPartner,
  takeBackFromPartner,
} from '../../contract/enquiries-console.ts';
import { momentInWords } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { useEnquiryChange } from './use-enquiry-change.ts';
import { useKeptText } from './use-kept-text.ts';

interface AtPartnerProps {
  enquiry: ConsoleEnquiry;
  personId: string;
}

/** A question that a partner is to answer: since when it waits there, or to whom it can be handed. */
export function AtPartner(props: AtPartnerProps) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('enquiries.partner.heading')}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('enquiries.partner.heading')}
      </Typography>
      {props.enquiry.partnerId ? <Waiting {...props} /> : <HandForm {...props} />}
    </Box>
  );
}

function Waiting({ enquiry: { id, version, partnerName, handedAt, remindedAt, state } }: AtPartnerProps) {
  const translate = useTranslate();
  const { run, isBusy, refusal } = useEnquiryChange();
  const input = { params: { id }, body: { version } };
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate('enquiries.partner.since', { name: partnerName, at: momentInWords(handedAt ?? '') })}
      </Typography>
      {remindedAt && (
        <Typography variant="body2" color="text.secondary">
          {translate('enquiries.partner.remindedAt', { at: momentInWords(remindedAt) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
        {state === 'work' && (
          <Button
            variant="outlined"
            size="small"
            disabled={isBusy}
            onClick={() => void run(() => request(remindPartner, input), 'enquiries.partner.reminded')}
          >
            {translate('enquiries.partner.remind')}
          </Button>
        )}
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          onClick={() => void run(() => request(takeBackFromPartner, input), 'enquiries.partner.takenBack')}
        >
          {translate('enquiries.partner.takeBack')}
        </Button>
      </Box>
      {refusal && <Refused message={refusal.message} />}
    </>
  );
}

interface Partner {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

const named = ({ name, city }: Partner) => [name, city].join(', ');

/** Whoever types over the partner that is chosen has chosen none: the contacts go to the one that is shown. */
function usePartner() {
  const [words, setWords] = useState('');
  const [partner, setPartner] = useState<Partner | null>(null);
  const { data: partners = [] } = useGetList<Partner>('enquiry-partners', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: { q: partner ? '' : words },
  });
  const choose = (picked: Partner | null) => {
    setPartner(picked);
    setWords('');
  };
  const search = (typed: string, reason: string) => {
    if (reason === 'blur' && !partner) setWords('');
    if (reason !== 'input' && reason !== 'clear') return;
    setPartner(null);
    setWords(typed);
  };
  return { partners, partner, choose, words, search };
}

function HandForm({ enquiry: { id, version }, personId }: AtPartnerProps) {
  const translate = useTranslate();
  const { run, isBusy, refusal } = useEnquiryChange();
  const { text, type, forget, once } = useKeptText(personId, `enquiry-${id}-partner`);
  const { partners, partner, choose, words, search } = usePartner();
  const hand = async () => {
    const body = { version, partnerId: partner?.id ?? '', text };
    const act = () => once((key) => request(handToPartner, { params: { id }, body: { ...body, key } }));
    if (await run(act, 'enquiries.partner.handed')) forget(text);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Autocomplete
          sx={{ flex: '1 1 260px', maxWidth: 480 }}
          options={partners}
          value={partner}
          filterOptions={(found) => found}
          getOptionKey={(one) => one.id}
          getOptionLabel={named}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_, picked) => choose(picked)}
          inputValue={partner ? named(partner) : words}
          onInputChange={(_, typed, reason) => search(typed, reason)}
          renderInput={(props) => <TextField {...props} label={translate('enquiries.partner.pick')} />}
        />
        <Button variant="outlined" disabled={isBusy || !partner} onClick={() => void hand()}>
          {translate('enquiries.partner.hand')}
        </Button>
      </Box>
      <TextField
        label={translate('enquiries.partner.comment')}
        value={text}
        onChange={({ target }) => type(target.value)}
        error={refusal?.fields.text !== undefined}
        helperText={refusal?.fields.text ?? translate('enquiries.partner.explained')}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        sx={{ marginTop: 1.5 }}
      />
      {refusal && refusal.fields.text === undefined && <Refused message={refusal.message} />}
    </>
  );
}

const Refused = ({ message }: { message: string }) => (
  <Alert severity="error" sx={{ marginTop: 1 }}>
    {message}
  </Alert>
);
