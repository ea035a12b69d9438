import QuestionAnswer from '@mui/icons-material/QuestionAnswer';
import { getEnquiry, listEnquiries } from '../../contract/enquiries-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryScreen } from './enquiry-screen.tsx';

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
    },
  ],
};
