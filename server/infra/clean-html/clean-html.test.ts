import { expect, test } from 'vitest';
import { cleanHtml } from './index.ts';

test.each([
  ['<p>Текст <strong>и</strong> <em>ещё</em></p>', '<p>Текст <strong>и</strong> <em>ещё</em></p>'],
  ['<a href="https://schety.example/" title="x">дальше</a>', '<a href="https://schety.example/" title="x">дальше</a>'],
  ['<p onclick="go()" style="color:red" class="x" id="y">Текст</p>', '<p>Текст</p>'],
  ['<script>go()</script><style>p{}</style>Текст', 'Текст'],
  ['<a href="javascript:go()">дальше</a>', '<a>дальше</a>'],
  ['<a href="java&#10;script&colon;go()">дальше</a>', '<a>дальше</a>'],
  ['<a href="//evil.example/">дальше</a>', '<a>дальше</a>'],
  ['<img src="data:text/html,x" onerror="go()" alt="x">', '<img alt="x" />'],
  ['<svg><script>go()</script></svg><math><mi>x</mi></math>', 'x'],
  ['<iframe src="https://evil.example/"></iframe><object data="x"></object><form action="/x"><input></form>', ''],
  ['<p>Не закрыт <b', '<p>Не закрыт </p>'],
  ['&lt;script&gt;go()&lt;/script&gt;', '&lt;script&gt;go()&lt;/script&gt;'],
])('HTML of editors keeps what the list allows and nothing else: %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});
