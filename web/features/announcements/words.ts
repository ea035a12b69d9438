import { addWords } from '../../app/words/i18n.ts';
import words from '../../locales/ru/announcements.json';

addWords('announcements', words);
