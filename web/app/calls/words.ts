import words from '../../locales/ru/calls.json';
import { addWords } from '../words/i18n.ts';

addWords('calls', words);
