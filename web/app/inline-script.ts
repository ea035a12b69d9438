/**
 * The one inline script, allowed by its hash: before the first paint it marks whether somebody may be signed in, so
 * that what depends on the person is held and not flashed, and begins the restore call (contract, section 2).
 */
export const inlineScript =
  "(function(d){var s=/(?:^|; )signed=1(?:;|$)/.test(d.cookie);d.documentElement.dataset.person=s?'pending':'visitor';" +
  "if(s)window.restoring=fetch(d.currentScript.dataset.base+'/service/bl/get/user-info',{credentials:'same-origin'})" +
  ',window.restoring.catch(function(){})})(document)';
