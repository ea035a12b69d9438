/** The queues of the portal, made in the template so that each test starts quickly. A missing one is made by the test. */
export const queueNames = [
  'applications.prepare',
  'applications.rename',
  'clean-up',
  'mail.deliver',
  'mail.bulk',
  'mail.sweep',
  'identity.recovery',
  'subscribers.reminders',
  'registration.import',
  'registration.digests',
];
