import { Button, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** An address of the console that has no screen. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <section style={{ padding: '2rem 0' }}>
      <Title title="frame.notFound.title" />
      <Typography gutterBottom>{translate('frame.notFound.text')}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('frame.notFound.home')}
      </Button>
    </section>
  );
}
