import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/catalogue.json';

addWords('catalogue', words);
