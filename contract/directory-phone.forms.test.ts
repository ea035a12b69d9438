import { expect, it } from 'vitest';
import { directoryPhone } from './directory-phone.forms.ts';

const said = (value: string) => {
  const result = directoryPhone.safeParse(value);
  return result.success ? { kept: result.data } : result.error.issues[0]?.message.replaceAll('\u00a0', ' ');
};
const tenDigits = 'Номер должен содержать 10 цифр после +7';

it.each([
  ['+7 (717) 255-01-02', '+7 (717) 255-01-02'],
  ['87172550102', '+7 (717) 255-01-02'],
  ['８ ７２７ ２５０－１１－２２', '+7 (727) 250-11-22'],
  ['8 727 250−11−22', '+7 (727) 250-11-22'],
  ['8 (7172) 55-01-02, 8 701 111 22 33', '+7 (717) 255-01-02, +7 (701) 111-22-33'],
  ['8 (725) 200-10-20, вн. 3; +7 701 000 00 00', '+7 (725) 200-10-20, вн. 3, +7 (701) 000-00-00'],
  ['+7 701 123 45 67, доб. 12', '+7 (701) 123-45-67, доб. 12'],
  ['сотовый 8701 222 33 44', 'сотовый +7 (701) 222-33-44'],
  ['', ''],
])('%j is kept as %j, and stays so', (typed, kept) => {
  expect(said(typed)).toEqual({ kept });
  expect(said(kept)).toEqual({ kept });
});

it.each([
  ['55-01-02', tenDigits],
  ['+7 717 255 01 0', tenDigits],
  ['8 (717) 255-01-02, 55-01-03', tenDigits],
  ['12', tenDigits],
  ['+996 555 123456', 'Нужен номер, который начинается с +7'],
  ['нет', 'Укажите номер телефона, можно с добавочным: +7 (701) 123-45-67, доб. 12'],
  ['8 717 255 01 02 и 8 701 111 22 33', 'Второй номер напишите через запятую'],
  ['8 725 200 10 20 *3', 'Уберите «*»: в номере его не бывает'],
  ['8 725 200 10 20 «склад»', 'Уберите кавычки'],
])('%j is refused with what is wrong with it', (typed, fault) => expect(said(typed)).toBe(fault));
