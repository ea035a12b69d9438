import Visibility from '@mui/icons-material/Visibility';
import { Box, Button, Stack, Typography } from '@mui/material';
import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { longestAnnouncement } from '../../contract/announcements.values.ts';
import { paragraphInput } from '../app/paragraph-input.ts';
import { basePath } from '../app/place.ts';
import { audiences, kinds } from './choices.ts';
import { MomentInput } from './moment-input.tsx';

/** An emptied field is an empty text. */
const asTyped = (typed: string) => typed;

const shownFields = ['kind', 'title', 'text', 'link', 'linkText', 'dismissible'] as const;

/** Opens the home page with the announcement as it is typed now, before anybody else sees it. */
function PreviewLink() {
  const translate = useTranslate();
  const values = useWatch() as Record<string, unknown>;
  const search = new URLSearchParams({ preview: 'announcement' });
  for (const name of shownFields) search.set(name, String(values[name] ?? ''));
  return (
    <Button
      variant="outlined"
      startIcon={<Visibility />}
      href={`${basePath}/?${search}`}
      target="_blank"
      rel="noopener"
    >
      {translate('announcements.preview')}
    </Button>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 2,
  rowGap: 2,
  width: '100%',
};

/** What an announcement says, to whom and when. */
export function AnnouncementFields() {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Box sx={pair}>
        <SelectInput source="kind" choices={kinds} helperText={false} />
        <SelectInput source="audience" choices={audiences} helperText={false} />
      </Box>
      <TextInput
        source="title"
        fullWidth
        parse={asTyped}
        helperText={translate('announcements.upTo', { most: longestAnnouncement.title })}
      />
      <TextInput
        source="text"
        fullWidth
        {...paragraphInput}
        helperText={translate('announcements.upTo', { most: longestAnnouncement.text })}
      />
      <Box sx={pair}>
        <TextInput source="link" parse={asTyped} helperText="announcements.linkHelp" />
        <TextInput source="linkText" parse={asTyped} helperText="announcements.linkTextHelp" />
        <MomentInput source="startsAt" helperText="announcements.startsAtHelp" />
        <MomentInput source="endsAt" helperText="announcements.endsAtHelp" />
      </Box>
      <BooleanInput source="dismissible" helperText="announcements.dismissibleHelp" />
      <PreviewLink />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('announcements.previewHelp')}
      </Typography>
    </Stack>
  );
}
