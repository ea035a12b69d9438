import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/applications.json';

addWords('applications', words);
