import { Chip, type ChipProps } from '@mui/material';
import { type EnquiryState, enquiryStates } from '../../contract/enquiries.values.ts';
import { enquiryFormPlaces, enquiryStateWords } from '../../contract/enquiries.words.ts';

const looks: Record<EnquiryState, Pick<ChipProps, 'color' | 'variant'>> = {
  new: { color: 'primary', variant: 'filled' },
  work: { color: 'warning', variant: 'outlined' },
  answered: { color: 'success', variant: 'outlined' },
  spam: { variant: 'outlined' },
};

export const stateChoices = enquiryStates.map((id) => ({ id, name: enquiryStateWords[id] }));
export const formChoices = Object.entries(enquiryFormPlaces).map(([id, name]) => ({ id, name }));

/** How far the answer is, in a word. */
export function EnquiryStateChip({ state }: { state: EnquiryState }) {
  return <Chip size="small" label={enquiryStateWords[state]} {...looks[state]} />;
}
