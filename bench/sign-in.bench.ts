import { hash, verify } from '@node-rs/argon2';
import { startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';

const attempts = 200;
const atOnce = 4;
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Sign-ins a second, beside Argon2 alone with the same four at once. */
export async function benchSignIn(): Promise<void> {
  heading('Sign-in');
  const portal = await startPortal();
  try {
    const form = { login: 'demo', password: 'Demo-2026', isForeignComputer: false };
    const once = async () => {
      const answer = await fetch(`${portal.origin}/service/bl/get/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      if (!answer.ok) throw new Error(`sign-in: ${answer.status}`);
      await answer.arrayBuffer();
    };
    const kept = await hash(form.password, options);
    await perSecond(once, 20);
    const ours = await perSecond(once, attempts);
    const alone = await perSecond(async () => void (await verify(kept, form.password)), attempts);
    line('whole sign-in', { 'per second': ours });
    line('Argon2 alone, also four at once', { 'per second': alone });
    ratio('share of Argon2', ours / alone, '≥ 0.8', ours / alone >= 0.8);
  } finally {
    await portal.stop();
  }
}

async function perSecond(work: () => Promise<void>, times: number): Promise<number> {
  let left = times;
  const started = performance.now();
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return (times * 1000) / (performance.now() - started);
}
