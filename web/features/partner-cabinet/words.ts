import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/partner-cabinet.json';

addWords('partner-cabinet', words);
