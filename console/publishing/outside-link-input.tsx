import SettingsBackupRestore from '@mui/icons-material/SettingsBackupRestore';
import { Box, Button, Typography } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { outsideLinks } from '../../contract/publishing.values.ts';
import { useEnvironment } from './use-environment.ts';

type LinkName = (typeof outsideLinks)[number];

/** A link of the shell: what is said here wins over the server's settings, and both are seen. */
export function OutsideLinkInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const environment = useEnvironment();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const given = environment?.links[source as LinkName];
  const isOwn = typeof value === 'string' && value.trim() !== '';
  const fromServer = given ?? translate('publishing.links.none');
  const back = () => setValue(source, '', { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <Box>
      <TextInput source={source} label={label} helperText={false} fullWidth />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBottom: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {environment && translate(`publishing.links.${isOwn ? 'own' : 'server'}`, { address: fromServer })}
        </Typography>
        {isOwn && (
          <Button
            size="small"
            startIcon={<SettingsBackupRestore />}
            aria-label={`${label}: ${translate('publishing.links.back')}`}
            onClick={back}
          >
            {translate('publishing.links.back')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
