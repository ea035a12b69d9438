import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/partners.json';

addWords('partners', words);
