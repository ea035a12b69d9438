import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/registration.json';

addWords('registration', words);
