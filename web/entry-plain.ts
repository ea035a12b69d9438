/**
 * The styles of the pages that are rendered by the server alone: launch, mailbox, training stands, a form that was sent
 * without scripts. They are a build entry of their own, so that no other page loads them. The script itself is never
 * loaded: it only keeps the modules in the build.
 */
Object.assign(globalThis, {
  styles: import.meta.glob(['./features/{hosting,mail}/**/*.module.css', './app/html/plain-page.module.css'], {
    eager: true,
    import: 'default',
  }),
});
