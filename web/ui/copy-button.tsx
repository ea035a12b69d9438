import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { Button, ButtonFaces, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  /** What is copied. */
  text: string;
  label: string;
  copiedLabel: string;
  /** Said when the browser refuses. */
  failedLabel: string;
}

/** Copies a text and says so for 1200 ms, in the button itself and to screen readers. */
export function CopyButton({ text, label, copiedLabel, failedLabel, ...look }: CopyButtonProps) {
  const { copied, failed, copy } = useCopy();
  const answer = copied ? copiedLabel : failedLabel;
  return (
    <>
      <Button variant="quiet" {...look} onClick={() => void copy(text)}>
        <ButtonFaces
          shown={copied ? 1 : failed ? 2 : 0}
          faces={[
            <>
              <Icon of={Copy} />
              {label}
            </>,
            <>
              <Icon of={Check} />
              {copiedLabel}
            </>,
            failedLabel,
          ]}
        />
      </Button>
      <span className="visually-hidden" role="status">
        {copied || failed ? answer : ''}
      </span>
    </>
  );
}
