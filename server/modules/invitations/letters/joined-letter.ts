import type { MemberRole } from '../../../../contract/members.values.ts';
import type { Db } from '../../../infra/database/index.ts';
import { passwordNotSent } from '../../identity/index.ts';
import { commonPlaces, defineTemplate, facts, type Letter, toApplications, writeLetter } from '../../mail/index.ts';
import { rolePlace, roleWords } from '../../members/index.ts';
import { joinedCabinetNewTemplate, joinedCabinetTemplate } from './joined-cabinet-letter.ts';

interface Joined {
  subscriberName: string;
  role: MemberRole;
  /** Whether a partner's cabinet has opened with it. */
  isInCabinet: boolean;
  /** Of an account that was made just now. */
  login?: string;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** Whoever comes by an invitation is switched to the organisation (spec: subscribers.current). */
const opening =
  'Теперь вы видите приложения и\u00a0подписки организации. Эта организация стала текущей: новые приложения добавятся в\u00a0неё.';

const words = {
  kind: 'member-joined',
  subject: 'Вас добавили: {организация}',
  preview: 'Теперь вы видите её приложения и\u00a0подписки.',
  heading: 'Вас добавили в\u00a0организацию',
  why: 'Письмо пришло, потому что вы приняли приглашение в\u00a0организацию.',
} as const;
const places = {
  организация: commonPlaces.organisation,
  роль: rolePlace,
  приложения: { ...commonPlaces.applications, isRequired: true },
} as const;

/** «Вас добавили»: the organisation the person belongs to now. */
export const joinedTemplate = defineTemplate({
  ...words,
  id: 'joined',
  name: 'Добавление в\u00a0организацию',
  when: 'Человек со\u00a0своей учётной записью принял приглашение в\u00a0организацию.',
  text: [
    opening,
    facts([
      ['Организация', '{организация}'],
      ['Ваша роль', '{роль}'],
    ]),
    toApplications,
  ],
  places,
});

/** The same for a new account, with how to sign in. It holds no password. */
export const joinedNewTemplate = defineTemplate({
  ...words,
  id: 'joined-new',
  name: 'Добавление в\u00a0организацию: новая запись',
  when: 'Новый человек зарегистрировался по\u00a0приглашению в\u00a0организацию.',
  text: [
    opening,
    facts([
      ['Организация', '{организация}'],
      ['Ваша роль', '{роль}'],
      ['Логин', '{логин}'],
    ]),
    toApplications,
    passwordNotSent,
  ],
  places: { ...places, логин: commonPlaces.login },
});

/** Writes it, or that of a partner's cabinet. */
export function joinedLetter(db: Db, { subscriberName, role, isInCabinet, login, base }: Joined): Promise<Letter> {
  if (isInCabinet) return inCabinet(db, { subscriberName, login, base });
  const values = { организация: subscriberName, роль: roleWords[role], приложения: `${base}/my` };
  return login
    ? writeLetter(db, joinedNewTemplate, { ...values, логин: login }, { base })
    : writeLetter(db, joinedTemplate, values, { base });
}

function inCabinet(
  db: Db,
  { subscriberName, login, base }: Pick<Joined, 'subscriberName' | 'base'> & { login: string | undefined },
) {
  const values = { организация: subscriberName, кабинет: `${base}/partner` };
  return login
    ? writeLetter(db, joinedCabinetNewTemplate, { ...values, логин: login }, { base })
    : writeLetter(db, joinedCabinetTemplate, values, { base });
}
