import QuestionAnswer from '@mui/icons-material/QuestionAnswer';
import { getEnquiry, listColleagues, listEnquiries, listPartnersToAsk } from '../../contract/enquiries-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryScreen } from './enquiry-screen.tsx';
import { WaitingCount } from './waiting-count.tsx';

/** Questions from the contact forms. */
export const enquiries: ConsoleFeature = {
  resources: [
    {
      screens: {
        name: 'enquiries',
        list: EnquiryList,
        show: EnquiryScreen,
        icon: QuestionAnswer,
        recordRepresentation: 'name',
      },
      calls: { list: listEnquiries, one: getEnquiry },
      beside: WaitingCount,
    },
    { screens: { name: 'enquiry-colleagues', recordRepresentation: 'name' }, calls: { list: listColleagues } },
    { screens: { name: 'enquiry-partners', recordRepresentation: 'name' }, calls: { list: listPartnersToAsk } },
  ],
};
