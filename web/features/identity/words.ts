import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/identity.json';

addWords('identity', words);
