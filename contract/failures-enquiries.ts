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
} as const satisfies Record<string, FailureText>;
