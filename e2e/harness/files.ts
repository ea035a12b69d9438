import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A file as it lies in a window beside. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photograph of one colour. */
export const drawPicture = async (name: string, background: string, width = 900, height = 600): Promise<GivenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Files under way, as the browser has them while they are dragged or pasted. */
const carry = (page: Page, files: readonly GivenFile[]) =>
  page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, text } of all) {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('base64') })),
  );

/** Lets files fall on a place. */
export async function dropFiles(page: Page, place: Locator, files: readonly GivenFile[]): Promise<void> {
  const dataTransfer = await carry(page, files);
  const box = await place.boundingBox();
  const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 20 };
  await place.dispatchEvent('dragover', { dataTransfer, ...at });
  await place.dispatchEvent('drop', { dataTransfer, ...at });
}
