/**
 * The style sheet of a page's first paint, below Vite's base; the entry removes it when the modules have added their
 * styles.
 */
export const firstStyles = 'first-styles.css';
