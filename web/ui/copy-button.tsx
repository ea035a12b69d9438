import { Check, Copy } from 'lucide';
import { Button, ButtonFaces, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  /** What is copied. */
  text: string;
  label: string;
  copiedLabel: string;
  /** The label when the browser refuses. */
  failedLabel: string;
}

/** Copies a text and says so for 1200 ms, in the button itself and to screen readers. */
export function CopyButton({ text, label, copiedLabel, failedLabel, ...look }: CopyButtonProps) {
  const { copied, failed, copy } = useCopy();
  const face = failed ? 'failed' : 'usual';
  const shown = copied ? 'copied' : face;
  const answers: Record<string, string> = { copied: copiedLabel, failed: failedLabel };
  const usual = (
    <>
      <Icon of={Copy} />
      {label}
    </>
  );
  const done = (
    <>
      <Icon of={Check} />
      {copiedLabel}
    </>
  );
  const faces = { usual, copied: done, failed: failedLabel };
  return (
    <>
      <Button variant="quiet" {...look} onClick={() => void copy(text)}>
        <ButtonFaces faces={faces} shown={shown} />
      </Button>
      <span className="visually-hidden" role="status">
        {answers[shown]}
      </span>
    </>
  );
}
