import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/subscribers.json';

addWords('subscribers', words);
