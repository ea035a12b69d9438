import words from '../../locales/ru/no-script.json';
import { addWords } from '../words/i18n.ts';

// Only the server says them, so the browser's build leaves them out.
if (import.meta.env.SSR) addWords('no-script', words);
