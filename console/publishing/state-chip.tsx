import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ContentState } from '../../contract/publishing.values.ts';

const looks: Record<ContentState, Pick<ChipProps, 'color' | 'variant'>> = {
  draft: { variant: 'outlined' },
  published: { color: 'success', variant: 'outlined' },
  changed: { color: 'warning', variant: 'outlined' },
  scheduled: { color: 'primary', variant: 'filled' },
  withdrawn: { variant: 'outlined' },
  removed: { color: 'error', variant: 'outlined' },
};

/** Where a record stands, in a word. */
export function StateChip({ state }: { state: ContentState }) {
  const translate = useTranslate();
  return <Chip size="small" label={translate(`publishing.states.${state}`)} {...looks[state]} />;
}
