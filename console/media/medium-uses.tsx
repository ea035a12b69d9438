import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleMediumWithUses } from '../../contract/media-console.ts';
import { basePath } from '../app/place.ts';

/** The records that name a file, with their pages on the site. */
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
          {uses.map(({ place, record, title, address }) => (
            <li key={place + record}>
              <Typography component="span" variant="body2">
                {title ? `${place}: ` : place}
              </Typography>
              {title &&
                (address ? (
                  <Link href={basePath + address} target="_blank" variant="body2">
                    {title}
                  </Link>
                ) : (
                  <Typography component="span" variant="body2">
                    {title}
                  </Typography>
                ))}
            </li>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
