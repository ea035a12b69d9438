import { untilIdle } from './app/start/until-idle.ts';

/**
 * The page's one script: HTML and CSS come first, then this waits until the browser is idle and loads the rest. The
 * shell writes the files of this page, a file after those that it imports, in `data-parts`, and where they begin in
 * `data-start`: this script stands in the HTML and imports nothing by itself.
 */
async function begin(): Promise<void> {
  await untilIdle();
  const script = document.querySelector<HTMLScriptElement>('script[data-parts]');
  if (!script) return;
  const { start: first = '', parts = '' } = script.dataset;
  const files = parts.split(' ').filter(Boolean);
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // They come in parallel; what every page stands on runs file by file, so that a press in between waits for one of them.
  for (const href of files.slice(0, files.indexOf(first) + 1)) {
    await import(/* @vite-ignore */ href);
    await untilOthersHadTheirTurn();
  }
  const { start } = (await import(/* @vite-ignore */ first)) as typeof import('./start.tsx');
  await start();
}

/** Lets the browser answer what waits, and draw. */
function untilOthersHadTheirTurn(): Promise<unknown> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

// A script that could not be loaded: the page can be read and its links work, and a form is sent by the browser, which
// the server answers.
begin().catch((error: unknown) => {
  globalThis.releaseForm?.();
  throw error;
});
