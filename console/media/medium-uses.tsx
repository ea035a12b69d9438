import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ConsoleMediumWithUses, MediumUse } from '../../contract/media-console.ts';
import { basePath } from '../app/place.ts';

/** The records that name a file: where each is edited, and its page on the site. */
export function MediumUses({ medium: { uses } }: { medium: ConsoleMediumWithUses }) {
  const translate = useTranslate();
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {translate('media.uses')}
        </Typography>
        {uses.length === 0 && <Typography variant="body2">{translate('media.nowhere')}</Typography>}
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {uses.map((use) => (
            <Typography key={use.place + use.record} component="li" variant="body2">
              <Use use={use} />
            </Typography>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function Use({ use: { place, title, address, consoleAddress } }: { use: MediumUse }) {
  const translate = useTranslate();
  const words = title || place;
  return (
    <>
      {title && `${place}: `}
      {consoleAddress ? (
        <Link component={RouterLink} to={consoleAddress}>
          {words}
        </Link>
      ) : (
        words
      )}
      {address && (
        <>
          {', '}
          <Link href={basePath + address} target="_blank" rel="noopener">
            {translate('media.onSite')}
          </Link>
        </>
      )}
    </>
  );
}
