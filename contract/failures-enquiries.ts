import type { FailureText } from './failure-text.ts';

/** The failures of work on enquiries in the console. */
export const enquiryFailures = {
  'enquiries.no-email': {
    kind: 'conflict',
    message: 'Человек не оставил почту, письмо отправить некуда. Позвоните ему и запишите, что ответили.',
  },
  'enquiries.spam': {
    kind: 'conflict',
    message: 'Обращение отмечено как спам. Если это не спам, сначала верните его в работу.',
  },
  'enquiries.unknown-colleague': {
    kind: 'absent',
    field: 'assigneeId',
    message: 'Этому человеку обращения передать нельзя: он больше не оператор и не редактор. Выберите другого.',
  },
  'enquiries.not-at-partner': {
    kind: 'conflict',
    message: 'Партнёр этим обращением уже не занимается. Посмотрите, как есть теперь.',
  },
  'enquiries.reminded-today': {
    kind: 'conflict',
    message: 'Партнёру уже писали за последние сутки. Напомните завтра или позвоните ему.',
  },
  'enquiries.partner-unreachable': {
    kind: 'conflict',
    message: 'У партнёра нет почты ни в карточке, ни у сотрудников. Позвоните ему или выберите другого.',
  },
} as const satisfies Record<string, FailureText>;
