import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Alert, Card, CardContent, Link, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loading, Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { readOpening } from '../../contract/opening.ts';
import type { OpeningStep } from '../../contract/opening.values.ts';
import { request } from '../app/request.ts';

/** Where a step is done; what stands in the settings of the server has no screen. */
const placeOf: Partial<Record<OpeningStep, string>> = {
  'second-operator': '/users',
  contacts: '/site-settings',
  'first-screen': '/site-settings',
  about: '/pages',
  'user-agreement': '/pages',
  'agreement-article': '/articles',
  'partner-article': '/articles',
  solutions: '/solutions',
  questions: '/questions',
  tariffs: '/tariffs',
  partners: '/directory',
  'partner-people': '/service-partners',
};

/** What is left to be done before the site is opened, and what is done already. */
export function OpeningScreen() {
  const translate = useTranslate();
  const { data, error } = useQuery({ queryKey: ['opening'], queryFn: () => request(readOpening, {}) });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Loading />;
  const left = data.steps.filter(({ done }) => !done);
  const ready = data.steps.filter(({ done }) => done);
  return (
    <Card sx={{ marginTop: 2 }}>
      <Title title="opening.title" />
      <CardContent>
        {left.length === 0 ? (
          <Alert severity="success">{translate('opening.nothingLeft')}</Alert>
        ) : (
          <Steps title={translate('opening.left', { count: left.length })} steps={left} />
        )}
        {ready.length > 0 && <Steps title={translate('opening.done')} steps={ready} />}
      </CardContent>
    </Card>
  );
}

function Steps({ title, steps }: { title: string; steps: readonly { step: OpeningStep; done: boolean }[] }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ marginTop: 2 }}>
        {title}
      </Typography>
      <List dense aria-label={title}>
        {steps.map(({ step, done }) => (
          <ListItem key={step} disableGutters>
            <ListItemIcon sx={{ minWidth: 40 }}>
              {done ? <CheckCircle color="success" /> : <RadioButtonUnchecked />}
            </ListItemIcon>
            <ListItemText
              primary={<StepName step={step} />}
              secondary={done ? undefined : translate(`opening.help.${step}`)}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}

function StepName({ step }: { step: OpeningStep }) {
  const translate = useTranslate();
  const words = translate(`opening.steps.${step}`);
  const place = placeOf[step];
  return place ? (
    <Link component={RouterLink} to={place}>
      {words}
    </Link>
  ) : (
    words
  );
}
