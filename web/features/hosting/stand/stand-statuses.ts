import type { StandTone } from './stand-screens.ts';

const WORDS: Record<StandTone, readonly string[]> = {
  good: [
    'Проведён',
    'Проведена',
    'Оплачен',
    'Оплачено',
    'Оплачена',
    'Подписан',
    'Принят',
    'Принята',
    'Принято',
    'Зарегистрирован',
    'Действует',
    'Отгружен',
    'Выполнено',
    'Утверждена',
    'Утверждён',
    'Работает',
    'Сдано',
    'Годен',
    'Разнесена',
    'Исполнен',
    'В обороте',
    'Согласовано',
    'Посеяно',
    'Убрано',
    'Норма',
    'Хватает',
    'Отпущен',
    'Закрыт',
    'Выбыл',
  ],
  neutral: [
    'Черновик',
    'Новый',
    'Новая',
    'В работе',
    'Отправлен',
    'Отправлена',
    'На подписи',
    'Ждёт',
    'Свободно',
    'Резерв',
    'План',
    'В отпуске',
    'Частично',
    'На согласовании',
    'Не начато',
    'В пути',
    'Заказать',
    'Ожидается',
    'На карточке',
    'Подготовлен',
    'Напечатан',
    'По графику',
    'На ремонте',
    'В очереди',
  ],
  warn: [
    'Скоро срок',
    'Сегодня',
    'Заканчивается',
    'Мало',
    'Есть замечания',
    'Проверить',
    'Долг',
    'Отстаёт',
    'Расхождение',
    'До 90 дней',
    'На больничном',
    'Испытательный срок',
    'Перерасход',
    'Отстаёт от плана',
  ],
  bad: ['Просрочен', 'Просрочено', 'Отказ', 'Отклонена', 'До 30 дней', 'Нет в наличии'],
};

const TONES = new Map(
  (Object.keys(WORDS) as StandTone[]).flatMap((tone) => WORDS[tone].map((word): [string, StandTone] => [word, tone])),
);

/** Whether a status word has a tone of its own; a test holds the data to these words. */
export function isKnownStatus(word: string): boolean {
  return TONES.has(word);
}

/** The tone of a status word; an unknown one is neutral. */
export function toneOf(word: string): StandTone {
  return TONES.get(word) ?? 'neutral';
}
