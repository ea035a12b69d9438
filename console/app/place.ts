function findPlace(): HTMLElement {
  const element = document.getElementById('console');
  if (!element) throw new Error('the page has no place for the console');
  return element;
}

/** The element that the console stands in; the server writes into it what the console has to know. */
export const place = findPlace();

/** What every address of the portal begins with; empty at the root. */
export const basePath = place.dataset.base ?? '';
