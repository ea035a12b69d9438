import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Phones } from './phones.tsx';

const render = (html: string) => renderToStaticMarkup(<Phones html={html} />).replaceAll('\u00a0', ' ');

it.each([
  ['<a href="tel:+77172000018">+7 (717) 200-00-18</a>', '<a href="tel:+77172000018">+7 (717) 200-00-18</a>'],
  ['Астана: <a href="tel:+77172000018">200-00-18</a>', '<a href="tel:+77172000018">Астана: 200-00-18</a>'],
  ['круглосуточно', '<a>круглосуточно</a>'],
  ['200-00-18<br /><a href="tel:+1">1</a>', '<a>200-00-18</a><a href="tel:+1">1</a>'],
  ['Продажи &amp; сервис: <a href="tel:+1">1</a>', '<a href="tel:+1">Продажи &amp; сервис: 1</a>'],
  ['Счета &lt;&amp;lt;&gt; &quot;ночью&quot;', '<a>Счета &lt;&amp;lt;&gt; &quot;ночью&quot;</a>'],
])('the setting %s loses no word', (html, shown) => {
  expect(render(html)).toBe(`<div>${shown}</div>`);
});
