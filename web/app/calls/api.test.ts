import { expect, it, vi } from 'vitest';
import type { AnyCall } from '../../../contract/call.ts';
import { request } from './api.ts';

it('a text with NUL is sent without it, in the body and in the query, where the server would refuse it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true }));
  const call: AnyCall = { id: 'any', method: 'POST', path: '/any' };
  await request(call, { query: { q: 'ТОО\0Кедр' }, body: { text: 'Первая\0 страница' } } as never);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect([decodeURIComponent(String(address)), init?.body]).toEqual(['/any?q=ТООКедр', '{"text":"Первая страница"}']);
});
