import { untilQuiet } from './app/start/quiet.ts';

/**
 * The page's one script: HTML and CSS come first, then this waits for a quiet moment and loads the rest. The shell
 * writes the files of this page in `data-parts`, so that they come side by side and not one after another.
 */
async function begin(): Promise<void> {
  await untilQuiet();
  const script = document.querySelector<HTMLScriptElement>('script[data-parts]');
  for (const href of script?.dataset.parts?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const { start } = await import('./start.tsx');
  await start();
}

// A part that did not come: the page reads and leads on, and a form goes to the server, which says what became of it.
begin().catch((error: unknown) => {
  globalThis.releaseForm?.();
  throw error;
});
