/** The sheet of a page's first paint, below Vite's base; the entry removes it when the modules have written their own. */
export const firstStyles = 'first-styles.css';
