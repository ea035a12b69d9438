import path from 'node:path';
import { root } from '../root.ts';
import type { Photographer } from './photographer.ts';

/** What visitors have asked: the demo begins without questions. */
const enquiries = [
  {
    formId: 433,
    name: 'Айгуль Сапарова',
    phone: '+7 (701) 555-10-22',
    email: 'aigul@kedr.example',
    text: 'Ведём две организации. Можно ли работать с обеими под одним логином и видеть отчёты рядом?',
  },
  {
    formId: 13,
    name: 'Данияр Оспанов',
    phone: '+7 (705) 555-43-10',
    email: '',
    text: 'Сколько стоит «Бухгалтерия» на трёх человек и что будет с данными, если подписка закончится?',
  },
  {
    formId: 13,
    name: 'Светлана Пак',
    phone: '',
    email: 'pak@svetlana.example',
    text: 'Хотим перейти со старой программы. Поможет ли партнёр перенести остатки и справочники?',
  },
];

const pictures = [
  'content/media/screens/ea-1.webp',
  'content/media/screens/unf-1.webp',
  'content/media/screens/rtl3-1.webp',
];

/** Puts into the demo portal what an operator would find there after some days. */
export async function fillPortal(photographer: Photographer, origin: string): Promise<void> {
  for (const enquiry of enquiries) {
    const answer = await fetch(`${origin}/api/v1/enquiries`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, consent: true }),
    });
    if (!answer.ok) throw new Error(`the question of ${enquiry.name} was refused: ${await answer.text()}`);
  }
  await photographer.visit({ name: 'uploading', address: '/media' }, async (page) => {
    await page.locator('input[type=file]').setInputFiles(pictures.map((file) => path.join(root, file)));
    await page.getByText(/Загружено файлов: 3 из\s3/).waitFor();
  });
}
