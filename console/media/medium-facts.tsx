import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, Button, Card, CardContent, Link, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ConsoleMediumWithUses } from '../../contract/media-console.ts';
import { pointsInWords, sizeInWords } from '../app/media/picture-of.ts';
import { dayOf } from '../app/moment-field.tsx';
import { basePath } from '../app/place.ts';

/** What is known of a file, its address to copy, and the forms it has. */
export function MediumFacts({ medium }: { medium: ConsoleMediumWithUses }) {
  const translate = useTranslate();
  const points = pointsInWords(medium);
  const facts: [string, string][] = [
    ...(points ? [['size', points] as [string, string]] : []),
    ['bytes', sizeInWords(medium.bytes)],
    ['uploaded', dayOf(medium.createdAt)],
    ['uploadedBy', medium.uploadedBy ?? translate('media.nobody')],
  ];
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {medium.fileName}
        </Typography>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, margin: 0 }}
        >
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {translate(`media.${name}`)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
                {value}
              </Typography>
            </Fragment>
          ))}
        </Box>
        <Address address={medium.address} />
        <Variants medium={medium} />
      </CardContent>
    </Card>
  );
}

function Address({ address }: { address: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify('media.copied', { type: 'success' }),
      () => notify('media.notCopied', { type: 'warning' }),
    );
  return (
    <Box sx={{ marginTop: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('media.address')}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </Typography>
      <Button size="small" startIcon={<ContentCopy />} onClick={() => void copy()}>
        {translate('media.copy')}
      </Button>
    </Box>
  );
}

const none = {
  picture: 'media.variantsComing',
  vector: 'media.variantsOfVector',
  video: 'media.variantsOfVideo',
  captions: 'media.variantsOfCaptions',
};

function Variants({ medium: { kind, variants } }: { medium: ConsoleMediumWithUses }) {
  const translate = useTranslate();
  return (
    <Box sx={{ marginTop: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('media.variants')}
      </Typography>
      {variants.length === 0 && <Typography variant="body2">{translate(none[kind])}</Typography>}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {variants.map(({ width, format, bytes, address }) => (
          <li key={address}>
            <Link href={basePath + address} target="_blank" variant="body2">
              {`${format.toUpperCase()}, ${width}`}
            </Link>
            <Typography component="span" variant="body2">{` · ${sizeInWords(bytes)}`}</Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
