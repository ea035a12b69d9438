import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/content.json';

addWords('content', words);
