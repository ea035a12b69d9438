/**
 * The styles of the pages that the server draws alone: launch, mailbox, training stands, a form that was sent without
 * scripts. They are a build entry of their own, so that no page of the site pays for them. Nobody loads its script: it
 * only keeps the modules in the build.
 */
Object.assign(globalThis, {
  styles: import.meta.glob(['./features/{hosting,mail}/**/*.module.css', './app/html/plain-page.module.css'], {
    eager: true,
    import: 'default',
  }),
});
