import * as z from 'zod/mini';
import { memberRoles } from './members.values.ts';

/** One of the roles. */
export const memberRole = z.enum(memberRoles, 'Выберите роль');

/** What somebody becomes in an organisation. */
export const memberRoleForm = z.object({ role: memberRole });
