export { createOperator } from './create-operator.ts';
export { findViewer } from './find-viewer.ts';
export { generatePassword } from './generate-password.ts';
export { identityCalls } from './identity.routes.ts';
export { loginKey } from './login-key.ts';
export { hashPassword } from './passwords.ts';
export { deleteEndedSessions } from './sessions.store.ts';
