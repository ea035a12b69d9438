/**
 * A file that falls beside every place for files would be opened by the browser in the place of the console, with all that
 * was typed in it.
 */
export function refuseStrayFiles(): void {
  for (const name of ['dragover', 'drop'] as const)
    window.addEventListener(name, (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    });
}
