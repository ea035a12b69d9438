export { csvPieces } from './csv-file.ts';
