import { describe, expect, it } from 'vitest';
import { readSubscriptions } from './read-subscriptions.ts';

const one = {
  subscriberName: 'ТОО «Кедр»',
  subscriberId: '1',
  tariffName: 'Учёт',
  dateBegin: '2026-01-15',
  dateEnd: '2026-11-26',
  code: '7',
};

describe('an answer with subscriptions', () => {
  it('is a list or an object with a list in `content`', () => {
    expect(readSubscriptions([one])).toEqual([one]);
    expect(readSubscriptions({ content: [one] })).toEqual([one]);
    expect(readSubscriptions({ content: [] })).toEqual([]);
  });

  it('may lack fields, and have an empty end or a moment in its place', () => {
    expect(readSubscriptions([{}])).toEqual([
      { subscriberName: '', subscriberId: '', tariffName: '', dateBegin: null, dateEnd: null, code: '' },
    ]);
    const ends = ['', null, undefined, '2026-11-26T00:00:00'].map((dateEnd) => ({ ...one, dateEnd }));
    expect(readSubscriptions(ends).map(({ dateEnd }) => dateEnd)).toEqual([null, null, null, '2026-11-26']);
    expect(readSubscriptions([{ ...one, subscriberId: 17, code: 4217 }])[0]).toMatchObject({
      subscriberId: '17',
      code: '4217',
    });
  });

  it.each([
    null,
    '',
    7,
    {},
    { content: null },
    { content: {} },
    [null],
    ['Учёт'],
    [{ ...one, dateEnd: '26.11.2026' }],
    [{ ...one, dateEnd: '2026-13-40' }],
  ])('that is none is a failure like any other, not the end of the page: %j', (answer) => {
    expect(() => readSubscriptions(answer)).toThrow(expect.objectContaining({ status: 'PARSING_ERROR' }));
  });
});
