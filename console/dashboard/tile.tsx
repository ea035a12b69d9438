import { Card, CardContent, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';

export interface TileProps {
  title: string;
  /** The number, or a word in its place. */
  value: string;
  /** What else there is to say. */
  note?: string | undefined;
  /** Whether somebody has to do something about it. */
  isBad?: boolean;
  link?: { readonly to: string; readonly words: string } | undefined;
}

/** How one thing is at this moment. */
export function Tile({ title, value, note, isBad = false, link }: TileProps) {
  return (
    <Card component="section" sx={{ borderColor: isBad ? 'error.main' : undefined }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, height: '100%' }}>
        <Typography variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        <Typography
          variant="h5"
          component="p"
          sx={{ color: isBad ? 'error.main' : undefined, fontSize: { xs: '1.25rem', sm: '1.5rem' } }}
        >
          {value}
        </Typography>
        {note && <Typography variant="body2">{note}</Typography>}
        {link && (
          <Link component={RouterLink} to={link.to} variant="body2" sx={{ paddingY: 1, marginTop: 'auto' }}>
            {link.words}
          </Link>
        )}
      </CardContent>
    </Card>
  );
}
