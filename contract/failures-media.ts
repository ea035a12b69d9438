import type { FailureText } from './failure-text.ts';

const fitting = 'Подойдут картинки JPEG, PNG, WebP, AVIF, GIF и SVG, видео MP4 и WebM, субтитры WebVTT.';

/** The failures of the library of pictures and videos. */
export const mediaFailures = {
  'media.too-large': { kind: 'too-large', message: 'Файл слишком большой. Уменьшите его и загрузите снова.' },
  'media.not-media': {
    kind: 'invalid',
    message: `Это не картинка, не видео и не субтитры, как бы файл ни назывался. ${fitting}`,
  },
  'media.program': {
    kind: 'invalid',
    message: `Это программа, архив или документ, а не картинка, как бы файл ни назывался. ${fitting}`,
  },
  'media.heic': {
    kind: 'invalid',
    message: 'Снимки HEIC браузеры не показывают. Сохраните снимок как JPEG и загрузите его.',
  },
  'media.other-picture': {
    kind: 'invalid',
    message: 'Картинки этого вида портал не принимает. Сохраните картинку как JPEG или PNG и загрузите снова.',
  },
  'media.other-video': {
    kind: 'invalid',
    message: 'Видео этого вида, как MOV с iPhone, показывают не все браузеры. Сохраните его как MP4 и загрузите снова.',
  },
  'media.damaged': {
    kind: 'invalid',
    message: 'Файл повреждён или скачан не до конца. Откройте его у себя, сохраните заново и загрузите.',
  },
  'media.subrip': {
    kind: 'invalid',
    message: 'Это субтитры SRT, браузеры их не показывают. Сохраните их как WebVTT (файл .vtt) и загрузите.',
  },
  'media.captions-encoding': {
    kind: 'invalid',
    message:
      'Эти субтитры сохранены в кодировке UTF-16, браузеры её не читают. Сохраните их в UTF-8 и загрузите снова.',
  },
  'media.captions-unread': {
    kind: 'invalid',
    message:
      'В субтитрах не читается ни одна реплика. Сохраните их как WebVTT в кодировке UTF-8: время реплики пишется как 00:01.000 --> 00:04.000.',
  },
  'media.too-many-pixels': {
    kind: 'invalid',
    message: 'В картинке больше 60 миллионов точек. Уменьшите её, например до 4000 точек по ширине.',
  },
  'media.animated': {
    kind: 'invalid',
    message: 'Это анимация. Сохраните её как видео MP4 или выберите один кадр.',
  },
  'media.vector-by-operator': {
    kind: 'forbidden',
    message: 'SVG загружает только оператор. Попросите его или сохраните картинку как PNG.',
  },
  'media.vector-active': {
    kind: 'invalid',
    message:
      'В этом SVG есть сценарий или ссылка наружу. Сохраните рисунок без них («простой SVG») или как PNG и загрузите снова.',
  },
  'media.busy': {
    kind: 'throttled',
    message: 'Сейчас проверяется слишком много файлов. Повторите через несколько секунд.',
  },
  'media.in-use': { kind: 'conflict', message: 'Файл используется. Сначала уберите его оттуда.' },
  'media.storage-down': {
    kind: 'unavailable',
    message: 'Хранилище файлов не отвечает. Повторите через минуту; если не поможет, сообщите оператору.',
  },
} as const satisfies Record<string, FailureText>;
