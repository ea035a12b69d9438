/** Said of an invitation when other values were sent with the key of one that is done. */
export const invitedBefore =
  'Приглашение с прежними данными уже отправлено, хотя ответ до вас не дошёл: оно стоит в списке приглашений. Если отправить ещё раз, появится второе.';
