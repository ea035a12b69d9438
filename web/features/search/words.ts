import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/search.json';

addWords('search', words);
