import type { FailureText } from './failure-text.ts';

/** The failures of the console's sign-in and of proofs. */
export const accessFailures = {
  'console.second-factor-needed': {
    kind: 'forbidden',
    message: 'Консоль открывается после второго шага входа. Введите код из приложения.',
  },
  'console.prove-again': {
    kind: 'forbidden',
    message: 'Для этого действия нужно ещё раз подтвердить, что это вы. Введите пароль и код.',
  },
  'console.wrong-password': { kind: 'invalid', message: 'Пароль не подошёл. Введите его ещё раз.', field: 'password' },
  'console.wrong-setup-code': {
    kind: 'invalid',
    message:
      'Код не подошёл. Введите тот, который приложение показывает сейчас для этого QR-кода. Если QR-код показали ещё раз в другом окне, подходит только новый.',
    field: 'code',
  },
  'console.wrong-code': {
    kind: 'invalid',
    message: 'Код не подошёл. Введите новый код из приложения или один из резервных кодов.',
    field: 'code',
  },
  'console.used-code': {
    kind: 'invalid',
    message: 'Этот код уже использован. Дождитесь в приложении следующего, он меняется каждые 30 секунд.',
    field: 'code',
  },
  'console.proof-throttled': { kind: 'throttled', message: 'Слишком много неверных попыток. Подождите и повторите.' },
  'console.setup-expired': {
    kind: 'conflict',
    message: 'Этот QR-код больше не действует. Начните настройку ещё раз и отсканируйте новый.',
  },
  'console.no-second-factor': {
    kind: 'conflict',
    message: 'Второй шаг входа не включён. Обновите страницу и включите его.',
  },
} as const satisfies Record<string, FailureText>;
