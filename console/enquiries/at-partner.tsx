import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type ConsoleEnquiry,
  handToPartner,
  remindPartner,
  takeBackFromPartner,
} from '../../contract/enquiries-console.ts';
import { momentInWords } from '../app/moment-field.tsx';
import { PickRecord } from '../app/pick-record.tsx';
import { request } from '../app/request.ts';
import { useEnquiryChange } from './use-enquiry-change.ts';
import { useKeptText } from './use-kept-text.ts';

interface AtPartnerProps {
  enquiry: ConsoleEnquiry;
  personId: string;
}

type PartProps = AtPartnerProps & ReturnType<typeof useEnquiryChange>;

/** A question that a partner is to answer: since when it waits there, or to whom it can be handed. */
export function AtPartner(props: AtPartnerProps) {
  const translate = useTranslate();
  // A refusal outlives what was pressed: a colleague may have handed the question over or taken it back meanwhile.
  const change = useEnquiryChange();
  const { refusal } = change;
  return (
    <Box component="section" aria-label={translate('enquiries.partner.heading')}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('enquiries.partner.heading')}
      </Typography>
      {props.enquiry.partnerId ? <Waiting {...props} {...change} /> : <HandForm {...props} {...change} />}
      {refusal && refusal.fields.text === undefined && (
        <Alert severity="error" sx={{ marginTop: 1 }}>
          {refusal.isMeanwhile ? translate('enquiries.changedMeanwhile') : refusal.message}
        </Alert>
      )}
    </Box>
  );
}

function Waiting({ enquiry, run, isBusy }: PartProps) {
  const translate = useTranslate();
  const { id, version, partnerName, handedAt, remindedAt, state } = enquiry;
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
    </>
  );
}

function HandForm({ enquiry: { id, version }, personId, run, isBusy, refusal }: PartProps) {
  const translate = useTranslate();
  const { text, type, forget, once } = useKeptText(personId, `enquiry-${id}-partner`);
  const form = useForm<{ partnerId: string | null }>({ defaultValues: { partnerId: null } });
  const partnerId = form.watch('partnerId');
  const hand = async () => {
    const body = { version, partnerId: partnerId ?? '', text };
    const act = () => once((key) => request(handToPartner, { params: { id }, body: { ...body, key } }));
    if (await run(act, 'enquiries.partner.handed')) forget(text);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 260px', maxWidth: 480 }}>
          <FormProvider {...form}>
            <PickRecord
              reference="enquiry-partners"
              source="partnerId"
              label="enquiries.partner.pick"
              isRequired={false}
            />
          </FormProvider>
        </Box>
        <Button variant="outlined" disabled={isBusy || !partnerId} onClick={() => void hand()}>
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
    </>
  );
}
