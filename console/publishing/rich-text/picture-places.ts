import { basePath } from '../../app/place.ts';

const shown = new RegExp(`(<img\\b[^>]*?\\ssrc=")${basePath.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/media/`, 'g');

/** Stored texts have addresses from the root; below a base path the console shows pictures from there. */
export const withPictures = (html: string): string =>
  basePath ? html.replace(/(<img\b[^>]*?\ssrc=")\/media\//g, `$1${basePath}/media/`) : html;

/** The same text as it is stored. */
export const asStored = (html: string): string => (basePath ? html.replace(shown, '$1/media/') : html);
