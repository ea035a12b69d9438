import { useEffect, useRef, useState } from 'react';
import { answerProofsBy, type ProofNeed } from '../app/proofs.ts';

/**
 * The question of a dialog that stands beside the screens: `find` says what is to be asked when a call wants a proof, or
 * whether it is given or hopeless already. `close` lets the call go on, or fail.
 */
export function useQuestion<Question extends object>(
  needs: readonly ProofNeed[],
  find: (need: ProofNeed) => Promise<Question | boolean>,
) {
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<((isGiven: boolean) => void) | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a dialog asks for does not change
  useEffect(() => {
    const leave = answerProofsBy(needs, async (need) => {
      const found = await find(need).catch(() => false);
      if (typeof found === 'boolean') return found;
      setQuestion(found);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => {
      leave();
      answer.current?.(false);
    };
  }, []);
  const close = (isGiven: boolean) => {
    setQuestion(undefined);
    answer.current?.(isGiven);
  };
  return { question, setQuestion, close };
}
