import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { applicationName } from '../../contract/applications.forms.ts';
import { bySchema, useForm } from './form.ts';

describe('a rule made of a schema', () => {
  it('gives the first sentence of the contract, or nothing', () => {
    const rule = bySchema(applicationName);
    expect(rule('  ')).toBe('Введите название');
    expect(rule('Кедр')).toBeUndefined();
  });
});

function Probe() {
  const form = useForm({ initial: { name: 'Кедр', run: true }, rules: { name: bySchema(applicationName) } });
  const { ref: _ref, error, ...field } = form.field('name');
  const { ref: _box, error: _none, ...flag } = form.flag('run');
  const box = createElement('input', { ...flag, type: 'checkbox' });
  return createElement('p', null, String(error), createElement('input', field), box);
}

describe('an untouched form', () => {
  it('begins with its values and without errors', () => {
    const html = renderToStaticMarkup(createElement(Probe));
    expect(html).toContain('undefined');
    expect(html).toContain('value="Кедр"');
    expect(html).toContain('checked=""');
  });
});
