export { generatePassword } from '../../../contract/identity-generate-password.ts';
export { addUser, emailHasAccount, emailsWithAccount, findNamedSo, loginIsFree, loginSuits } from './accounts.store.ts';
export { checkName } from './check-name.ts';
export { createOperator } from './create-operator.ts';
export { findViewer } from './find-viewer.ts';
export { getUserInfo } from './get-user-info.ts';
export { identityCalls } from './identity.routes.ts';
export { findCredentials, hasOperator, savePasswordHash } from './identity.store.ts';
export { keepAnOperator } from './keep-an-operator.ts';
export { keptMailboxes } from './keep-mailboxes.ts';
export { deleteOldDevices } from './known-devices.store.ts';
export { passwordNotSent } from './letters/account-words.ts';
export { identityTemplates } from './letters/list-templates.ts';
export { type ForeignLogin, listForeignLogins } from './list-foreign-logins.ts';
export { listOperators } from './list-operators.ts';
export { listSharedMailboxes, type SharedMailbox } from './list-shared-mailboxes.ts';
export { loginKey } from './login-key.ts';
export { accountKey, mailboxKey, spellingKeys, spellingsOf } from './mailbox-key.ts';
export { refuseWeakPassword } from './password-strength.ts';
export { hashPassword, passwordFits } from './passwords.ts';
export { defineRecovery, recoveryCodeLength } from './recover-password.ts';
export { deleteEndedRecoveries, forgetRecoveryRequests, keepRecoveryCode } from './recovery.store.ts';
export { setRole, takePerson } from './roles.store.ts';
export { sendRecovery } from './send-recovery.ts';
export {
  deleteAllSessions,
  deleteEndedSessions,
  deleteOtherSessions,
  noteProof,
  noteSecondFactor,
} from './sessions.store.ts';
export { usersConsoleCalls } from './users-console.routes.ts';
export { isNamedSo, peopleFound, takeOperators, takeUser as takeAccount } from './users-console.store.ts';
