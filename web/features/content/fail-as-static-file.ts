import { CallFailure } from '../../app/calls/call-failure.ts';

/**
 * The list of video reviews has the address of a static file, and its failure has the text of one
 * (spec: content.video-reviews-failure).
 */
export function failAsStaticFile(error: unknown): never {
  if (error instanceof CallFailure) throw new Error(`HTTP error! status: ${error.status}`);
  throw error;
}
