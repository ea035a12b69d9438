import { russianName } from '../../../contract/registration.forms.ts';
import { fail } from '../../infra/failures/index.ts';

/**
 * The full name to store. Only Russian letters are allowed unless the operator admits Kazakh ones. @throws Failure
 * `common.invalid` with the field `name`
 */
export function checkName(name: string, kazakhNames: boolean): string {
  const issue = kazakhNames ? undefined : russianName.safeParse(name).error?.issues[0];
  if (issue) fail('common.invalid', { field: 'name', message: issue.message });
  return name;
}
