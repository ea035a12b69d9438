export { findViewer } from './find-viewer.ts';
export { identityCalls } from './identity.routes.ts';
export { loginKey } from './login-key.ts';
export { hashPassword } from './passwords.ts';
export { deleteEndedSessions } from './sessions.store.ts';
