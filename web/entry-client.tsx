import { untilIdle } from './app/start/until-idle.ts';

/**
 * The page's one script: HTML and CSS come first, then this waits until the browser is idle and loads the rest. The
 * shell writes the files of this page in `data-parts`, so that they are loaded in parallel.
 */
async function begin(): Promise<void> {
  await untilIdle();
  const script = document.querySelector<HTMLScriptElement>('script[data-parts]');
  for (const href of script?.dataset.parts?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const { start } = await import('./start.tsx');
  await start();
}

// A script that could not be loaded: the page can be read and its links work, and a form is sent by the browser, which
// the server answers.
begin().catch((error: unknown) => {
  globalThis.releaseForm?.();
  throw error;
});
