export { Phones } from './phones.tsx';
