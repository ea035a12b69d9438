import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/enquiries.json';

addWords('enquiries', words);
