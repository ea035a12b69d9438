/** How far an enquiry is, for whoever works on it; by the state's name. */
export const enquiryStateWords: Readonly<Record<string, string>> = {
  new: 'Новое',
  work: 'В\u00a0работе',
  answered: 'Отвечено',
  spam: 'Спам',
};

/** Where an enquiry came from, by the number of its form. */
export const enquiryFormPlaces: Readonly<Record<number, string>> = {
  13: 'форма на\u00a0главной',
  433: 'форма на\u00a0странице «О\u00a0сервисе»',
};

/** `+77011234567` as people read it. */
export const phoneInWords = (phone: string) =>
  phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0($1)\u00a0$2-$3-$4');
