import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { beginSecondFactor, confirmSecondFactor } from '../../contract/console-access.ts';
import { useKeyed } from '../app/keyed.ts';
import { request } from '../app/request.ts';
import { CodeField } from './access-fields.tsx';
import { refuseField, useCallForm } from './use-call-form.ts';

const qrPixels = 208;

interface Shown {
  uri: string;
  key: string;
}

/** Asks for recovery codes and shows them. @throws what the call throws */
export type MakeCodes = (ask: () => Promise<{ readonly recoveryCodes: readonly string[] }>) => Promise<void>;

interface SetupProps {
  makeCodes: MakeCodes;
}

/** Sets up the second factor: a QR code and the first code of the application, which make the recovery codes. */
export function SecondFactorSetup({ makeCodes }: SetupProps) {
  const [shown, setShown] = useState<Shown>();
  const [expired, setExpired] = useState<string>();
  const beginAnew = (why: string) => {
    setShown(undefined);
    setExpired(why);
  };
  if (!shown) return <Introduction expired={expired} onShown={setShown} />;
  return <ScanForm uri={shown.uri} secret={shown.key} makeCodes={makeCodes} onExpired={beginAnew} />;
}

/** `expired` says what became of the QR code before. */
function Introduction({ expired, onShown }: { expired: string | undefined; onShown: (shown: Shown) => void }) {
  const translate = useTranslate();
  const { form, submit, isBusy, message } = useCallForm(async () => onShown(await request(beginSecondFactor, {})));
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Typography gutterBottom>{translate('access.setUpText')}</Typography>
      {(message ?? expired) && <Alert severity="error">{message ?? expired}</Alert>}
      <Button type="submit" variant="contained" autoFocus aria-disabled={isBusy} sx={{ marginTop: 2 }}>
        {translate('access.begin')}
      </Button>
    </form>
  );
}

interface ScanProps extends SetupProps {
  uri: string;
  secret: string;
  onExpired: (why: string) => void;
}

/** Whether nothing but another QR code helps. */
const isExpired = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.body?.code === 'console.setup-expired';

function ScanForm({ uri, secret, makeCodes, onExpired }: ScanProps) {
  const translate = useTranslate();
  const once = useKeyed();
  const { form, submit, isBusy, message, errorOf } = useCallForm(async ({ code = '' }) => {
    if (!code.trim()) refuseField('code', translate('access.noCode'));
    try {
      await makeCodes(() => once((key) => request(confirmSecondFactor, { body: { code, key } })));
    } catch (error) {
      if (!isExpired(error)) throw error;
      onExpired(error.message);
    }
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack spacing={2}>
        <Typography>{translate('access.scan')}</Typography>
        <Box sx={{ alignSelf: 'center', lineHeight: 0, borderRadius: 1, overflow: 'hidden' }}>
          <QRCodeSVG value={uri} size={qrPixels} marginSize={4} title={translate('access.qr')} role="img" />
        </Box>
        <Typography color="text.secondary">{translate('access.typeKey')}</Typography>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {secret}
        </Typography>
        {message && <Alert severity="error">{message}</Alert>}
      </Stack>
      <CodeField autoFocus label={translate('access.firstCode')} error={errorOf('code')} />
      <Button type="submit" variant="contained" aria-disabled={isBusy}>
        {translate(isBusy ? 'access.checking' : 'access.turnOn')}
      </Button>
    </form>
  );
}
