import '../../styles/index.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneField } from './phone-field.tsx';
import { maskPhone } from './phone-mask.ts';

const shown = '+7 (701) 123-45-67';

const field = () => page.getByLabelText('Телефон');
const input = () => field().element() as HTMLInputElement;
const caret = (from: number, to = from) => input().setSelectionRange(from, to);

beforeEach(async () => {
  await render(
    <>
      <PhoneField label="Телефон" />
      <textarea aria-label="Откуда" />
    </>,
  );
  // The mask comes after the field.
  await expect
    .poll(async () => {
      await userEvent.fill(field(), '7');
      return input().value;
    })
    .toBe('+7 (7');
  await userEvent.fill(field(), '');
  input().blur();
});

const copy = async (text: string) => {
  await userEvent.fill(page.getByLabelText('Откуда'), text);
  page.getByLabelText('Откуда').element().focus();
  (page.getByLabelText('Откуда').element() as HTMLTextAreaElement).select();
  await userEvent.copy();
};

describe('the field of a phone', () => {
  test('takes a number by keys, one too many is seen behind it, and undo takes back step by step', async () => {
    await userEvent.click(field());
    await expect.element(field()).toHaveValue('+7 ');
    await userEvent.keyboard('87011234567');
    await expect.element(field()).toHaveValue(shown);
    await userEvent.keyboard('8');
    await expect.element(field()).toHaveValue(`${shown} 8`);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field()).toHaveValue(shown);
    await userEvent.keyboard('нет-');
    await expect.element(field()).toHaveValue(shown);
  });

  test('keeps a +7 that was typed before a 0, and clears it when nothing follows', async () => {
    await userEvent.click(field());
    await userEvent.keyboard('+70');
    await expect.element(field()).toHaveValue('+7 (0');
    await userEvent.keyboard('123456789');
    await expect.element(field()).toHaveValue('+7 (012) 345-67-89');
    await userEvent.fill(field(), '');
    await userEvent.keyboard('+7');
    await expect.element(field()).toHaveValue('+7');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('');
  });

  test('gives back the number, whole, when what stands behind it is taken away key by key', async () => {
    await copy('8 701 123 45 67 вн. 5');
    await userEvent.click(field());
    await userEvent.paste();
    await expect.element(field()).toHaveValue('8 701 123 45 67 вн. 5');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(field()).toHaveValue('8 701 123 45 67 вн.');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.element(field()).toHaveValue(shown);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field()).toHaveValue('+7 (701) 123-45-6');
  });

  test('puts in form on leaving what a key has left behind a number', async () => {
    await copy('8 701 123 45 67 вн. 5');
    await userEvent.click(field());
    await userEvent.paste();
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect.element(field()).toHaveValue(shown);
  });

  test('keeps the caret in the midst, and no digit is pushed off', async () => {
    await userEvent.fill(field(), shown);
    caret(7);
    await userEvent.keyboard('9');
    await expect.element(field()).toHaveValue('+7 (701) 912-34-56 7');
    expect(input().selectionStart).toBe(10);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field()).toHaveValue(shown);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field()).toHaveValue('+7 (701) 234-56-7');
  });

  test('deletes over a bracket, and a selection is replaced by what is typed', async () => {
    await userEvent.fill(field(), '+7 (705) 123');
    caret(9);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field()).toHaveValue('+7 (701) 23');
    expect(input().selectionStart).toBe(6);
    await userEvent.keyboard('5');
    await expect.element(field()).toHaveValue('+7 (705) 123');
    caret(0, input().value.length);
    await userEvent.keyboard('8');
    await expect.element(field()).toHaveValue('+7 (8');
  });

  test('is pasted into over a selection, and shows a number of another country as it is', async () => {
    await userEvent.fill(field(), '+7 (999) 888-77-66');
    await copy('тел.: 8-701-123-45-67');
    input().focus();
    caret(4, 7);
    await userEvent.paste();
    await expect.element(field()).toHaveValue(shown);
    await copy('+44 20 7946 0958');
    input().focus();
    await userEvent.paste();
    await expect.element(field()).toHaveValue('+44 20 7946 0958');
    caret(0, input().value.length);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field()).toHaveValue('');
  });

  test('takes words of a keyboard that composes, as those of Android do', async () => {
    input().focus();
    const compose = (text: string) =>
      cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    for (const text of ['8', '87', '870', '87011234567']) await compose(text);
    await cdp().send('Input.insertText', { text: '87011234567' });
    await expect.element(field()).toHaveValue(shown);
    caret(7);
    await compose('9');
    await cdp().send('Input.insertText', { text: '9' });
    await expect.element(field()).toHaveValue('+7 (701) 912-34-56 7');
  });

  test('is filled in by the browser', async () => {
    for (const text of ['87011234567', '+77011234567', '7011234567', '77011234567']) {
      input().value = text;
      input().dispatchEvent(new Event('input', { bubbles: true }));
      await expect.element(field()).toHaveValue(shown);
    }
  });

  test('is filled in by a program without an event, and put in form when it is entered', async () => {
    input().value = '8 701 123 45 67';
    input().focus();
    await expect.element(field()).toHaveValue(shown);
    input().value = '+998901234567';
    input().blur();
    await expect.element(field()).toHaveValue('+998901234567');
  });

  test('left with the country alone is empty', async () => {
    await userEvent.click(field());
    await expect.element(field()).toHaveValue('+7 ');
    input().blur();
    await expect.element(field()).toHaveValue('');
  });
});

describe('a mask that comes late', () => {
  const bare = document.createElement('input');

  const late = async (before: () => Promise<void>) => {
    bare.value = '';
    bare.type = 'tel';
    document.body.append(bare);
    bare.focus();
    await before();
    return maskPhone(bare);
  };

  test('loses no digit when the phone is the first field touched', async () => {
    for (const first of ['', '8', '870', '8701123456']) {
      const unmask = await late(async () => {
        if (first !== '') await userEvent.keyboard(first);
      });
      await userEvent.keyboard('87011234567'.slice(first.length));
      expect(bare.value).toBe(shown);
      unmask();
    }
    bare.remove();
  });

  test('puts in form what was typed before, and what began with the +7 of the focus', async () => {
    for (const typed of ['87011234567', '77011234567', '+7 7011234567', '+7 87011234567']) {
      const unmask = await late(() => userEvent.keyboard(typed));
      expect(bare.value).toBe(shown);
      expect(bare.selectionStart).toBe(shown.length);
      unmask();
    }
    bare.remove();
  });

  test('leaves a number of another country', async () => {
    const unmask = await late(() => userEvent.keyboard('+442079460958'));
    expect(bare.value).toBe('+442079460958');
    unmask();
    bare.remove();
  });
});
