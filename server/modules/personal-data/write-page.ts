const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A value as a person reads it: moments in the service's own time. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'string' && moment.test(value))
    return new Date(value).toLocaleString('ru-RU', { timeZone: 'Asia/Almaty' });
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${inWords(part)}`);
  return parts.length > 0 ? parts.join('; ') : '—';
}

const cells = (tag: 'td' | 'th', values: readonly string[]) =>
  values.map((value) => `<${tag}>${escaped(value)}</${tag}>`).join('');

function table(rows: readonly Record<string, unknown>[]): string {
  const [first] = rows;
  if (!first) return '<p>Ничего нет.</p>';
  const names = Object.keys(first);
  const lines = rows.map(
    (row) =>
      `<tr>${cells(
        'td',
        names.map((name) => inWords(row[name])),
      )}</tr>`,
  );
  return `<table><thead><tr>${cells('th', names)}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** The export of a person's data as a page that needs nothing else. */
export function writePage(title: string, data: Readonly<Record<string, unknown>>): string {
  const sections = Object.entries(data).map(([heading, value]) => {
    const rows = (Array.isArray(value) ? value : [value]) as Record<string, unknown>[];
    return `<h2>${escaped(heading)}</h2>${table(rows)}`;
  });
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body><h1>${escaped(title)}</h1>${sections.join('')}</body></html>`;
}
