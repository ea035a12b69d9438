import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { failures } from '../../../../contract/failures.ts';
import { openFile } from './read-import.ts';
import { readTable } from './read-table.ts';
import { encodings } from './testing/encodings.ts';

const { 'utf-8': utf8, 'windows-1251': cp1251, 'utf-16le': utf16 } = encodings;

/** An archive of these files, as programs pack their documents. */
function packed(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
const contentTypes = (kind: string) => ({
  '[Content_Types].xml': `<Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
});
/** The container of Office before 2007, with the name of a stream. */
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_024), Buffer.from(stream, 'utf16le')]);

const table = '<table><tr><td>Клиент</td><td>Почта</td></tr><tr><td>ТОО «Ёлка»</td><td>a@b.kz</td></tr></table>';
const xml = '<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?><Workbook></Workbook>';

/** What people choose in the place of a CSV file, mostly named .xls or .csv (spec: partner-cabinet.import-documents). */
describe('a document that is no CSV is refused by what it is', () => {
  it.each<[string, Uint8Array | Promise<Uint8Array>, string]>([
    ['a page', utf8(`\ufeff<html xmlns="x">\n${table}</html>`), 'web-page'],
    ['a page of a bank in Windows-1251', cp1251(`<!DOCTYPE HTML><html>${table}`), 'web-page'],
    ['a page in UTF-16', utf16(`\ufeff<HTML>${table}</HTML>`), 'web-page'],
    ['a page that begins with its head', utf8(`<meta charset="utf-8"><style>td{}</style>${table}`), 'web-page'],
    ['a page that begins with a remark', utf8(`\n<!-- 1C -->\n${table}`), 'web-page'],
    ['a table of a page', utf8(table), 'web-page'],
    ['a page in one file', utf8('MIME-Version: 1.0\nContent-Type: multipart/related\n\n<html>'), 'web-page'],
    ['XHTML', utf8(`<?xml version="1.0"?><!DOCTYPE html><html>${table}</html>`), 'web-page'],
    ['XML of Excel 2003', utf8(xml), 'xml'],
    ['XML of 1C', utf8('\ufeff<?xml version="1.0" encoding="windows-1251"?><Файл/>'), 'xml'],
    ['a book of Excel', packed(contentTypes('spreadsheetml.sheet')), 'spreadsheet'],
    ['a book of LibreOffice', packed({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }), 'spreadsheet'],
    ['a table of Numbers', packed({ 'Index/Document.iwa': 'x', 'Index/Tables/DataList.iwa': 'x' }), 'numbers'],
    ['an old book', compound('Workbook'), 'spreadsheet'],
    ['a very old book', Buffer.from('0904060000001000', 'hex'), 'spreadsheet'],
    ['a book under a password', compound('EncryptedPackage'), 'spreadsheet'],
    ['a letter in Word', packed(contentTypes('wordprocessingml.document')), 'document'],
    ['a letter in LibreOffice', packed({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'document'],
    ['an old letter', compound('WordDocument'), 'document'],
    ['RTF', utf8('{\\rtf1\\ansi Клиент; a@b.kz}'), 'document'],
    ['PDF', utf8('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n'), 'document'],
    ['an archive of a table', packed({ 'clients.csv': 'Клиент;Почта' }), 'archive'],
    ['RAR', Buffer.from('Rar!\u001a\u0007\u0000abc', 'latin1'), 'archive'],
    ['7-Zip', Buffer.from('377abcaf271c00', 'hex'), 'archive'],
    ['gzip', gzipSync('Клиент;Почта'), 'archive'],
  ])('%s', async (_, given, kind) => {
    const code = `imports.${kind}` as keyof typeof failures;
    // As browsers send it.
    const sent = gzipSync(await given).toString('base64');
    const reading = openFile(sent, undefined).then((file) => readTable(file));
    await expect(reading).rejects.toMatchObject({ code, message: failures[code].message });
  });
});
