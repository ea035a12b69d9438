import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/mail.json';

addWords('mail', words);
