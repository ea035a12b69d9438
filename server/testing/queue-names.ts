/** The queues of the portal, made in the template so that each test starts quickly; checked by app.test.ts. */
export const queueNames = ['applications.prepare', 'clean-up'];
