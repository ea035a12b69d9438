import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/members.json';

addWords('members', words);
