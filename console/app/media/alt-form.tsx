import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import { type ConsoleMedium, changeMedium, getMedium } from '../../../contract/media-console.ts';
import { longestAlt } from '../../../contract/media-console.values.ts';
import { useBegunHere } from '../begun-here.ts';
import { request } from '../request.ts';
import { useOnce } from '../use-once.ts';

type Described = Pick<ConsoleMedium, 'id' | 'alt' | 'version'>;

/** Saves a description, and tells whether it is saved; what somebody else has written meanwhile is shown and not lost. */
function useSaveAlt(medium: Described) {
  const [known, setKnown] = useState<Described>(medium);
  const [warning, setWarning] = useState<string>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const begin = useBegunHere();
  const { id } = medium;
  const showOther = async () => {
    const other = await request(getMedium, { params: { id } });
    setKnown(other);
    const now = other.alt ? translate('media.altNow', { alt: other.alt }) : translate('media.altNowNothing');
    setWarning(now);
  };
  const save = async (alt: string) => {
    const begun = begin();
    try {
      // Variants make newer versions with the same description; one with another is somebody else's.
      const isSame = medium.alt === known.alt;
      const version = isSame ? Math.max(known.version, medium.version) : known.version;
      setKnown(await request(changeMedium, { params: { id }, body: { version, alt } }));
      setWarning(undefined);
      notify('media.altSaved', { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      const isChanged = error instanceof HttpError && error.body?.code === 'console.changed';
      if (isChanged) await showOther().catch(() => undefined);
      begun.tell(error as Error);
      return false;
    }
  };
  return { save, warning };
}

interface AltFormProps {
  medium: Described;
  /** Hears whether something is typed that is not saved. */
  onTyped?: (isUnsaved: boolean) => void;
}

/** Asks what a picture shows, or that it only decorates. */
export function AltForm({ medium, onTyped }: AltFormProps) {
  const translate = useTranslate();
  const [text, setText] = useState(medium.alt ?? '');
  const [decorates, setDecorates] = useState(medium.alt === '');
  const [saved, setSaved] = useState({ text, decorates });
  const [isMissing, setMissing] = useState(false);
  const { save, warning } = useSaveAlt(medium);
  const { isBusy, once } = useOnce();
  const isUnsaved = decorates !== saved.decorates || (!decorates && text !== saved.text);
  useEffect(() => {
    onTyped?.(isUnsaved);
    return () => onTyped?.(false);
  }, [onTyped, isUnsaved]);
  const send = async () => {
    if (await save(decorates ? '' : text)) setSaved({ text, decorates });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form that this one is shown over, in React's tree, is not sent with it.
    event.stopPropagation();
    const missing = !decorates && text.trim() === '';
    setMissing(missing);
    if (!missing) void once(send);
  };
  return (
    <Stack component="form" spacing={1} onSubmit={submit} noValidate>
      {warning && <Alert severity="warning">{warning}</Alert>}
      <TextField
        label={translate('media.alt')}
        value={decorates ? '' : text}
        onChange={({ target }) => setText(target.value)}
        disabled={decorates}
        error={isMissing}
        helperText={translate(isMissing ? 'media.altNeeded' : 'media.altHelp')}
        slotProps={{ htmlInput: { maxLength: longestAlt } }}
        multiline
        fullWidth
        size="small"
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, justifyContent: 'space-between' }}>
        <FormControlLabel
          control={<Checkbox checked={decorates} onChange={(_, checked) => setDecorates(checked)} />}
          label={translate('media.decorative')}
        />
        <Button type="submit" variant="contained" size="small" aria-disabled={isBusy} sx={{ alignSelf: 'center' }}>
          {translate('media.saveAlt')}
        </Button>
      </Stack>
    </Stack>
  );
}
