import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/hosting.json';

addWords('hosting', words);
