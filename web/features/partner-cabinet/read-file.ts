/**
 * The bytes of a chosen file, packed where the browser can do so, in base64: a table shrinks several times, and a slow
 * connection carries it in time. @throws DOMException when the file cannot be read any more
 */
export async function readPacked(file: File): Promise<string> {
  if (!('CompressionStream' in globalThis)) return asBase64(file);
  const packed = new Response(file.stream().pipeThrough(new CompressionStream('gzip')));
  return asBase64(await packed.blob());
}

function asBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
