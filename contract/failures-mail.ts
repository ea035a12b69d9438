import type { FailureText } from './failure-text.ts';

/** The failures of the console's work with letters. */
export const mailFailures = {
  'mail.being-sent': {
    kind: 'conflict',
    message: 'Письмо как раз отправляется. Подождите минуту, обновите страницу и посмотрите, что с ним стало.',
  },
  'mail.text-erased': {
    kind: 'conflict',
    message: 'Текста этого письма уже нет, повторить его нельзя. Если оно ещё нужно, повторите само действие.',
  },
  'mail.outdated': {
    kind: 'conflict',
    message:
      'Срок подписки, о которой это письмо, с тех пор изменился, поэтому второй раз оно не отправлено. Если напомнить всё же нужно, свяжитесь с получателем.',
  },
  'mail.refused-by-reader': {
    kind: 'conflict',
    message: 'Получатель отказался от таких писем, поэтому второй раз оно не отправлено. Свяжитесь с ним иначе.',
  },
  'mail.unknown-code': {
    kind: 'conflict',
    message:
      'В письме был код, а к чему он относится, уже не узнать. Найдите человека или приглашение и отправьте письмо оттуда.',
  },
  'mail.template-wrong': {
    kind: 'invalid',
    message: 'С таким текстом письмо отправлять нельзя: исправьте отмеченные поля. Введённое осталось в форме.',
  },
  'mail.no-own-address': {
    kind: 'conflict',
    message: 'У вашей учётной записи нет почты. Попросите другого оператора указать её и повторите.',
  },
} as const satisfies Record<string, FailureText>;
