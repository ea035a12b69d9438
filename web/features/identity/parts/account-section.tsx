import { type ReactNode, type RefObject, useId } from 'react';

interface AccountSectionProps {
  title: string;
  text?: ReactNode;
  /** The heading, for a focus whose button has gone. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A part of the account page: heading and words at the left, content at the right; one under the other on phones. */
export function AccountSection({ title, text, headingRef, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className="account-section" aria-labelledby={id}>
      <div className="account-section-head">
        <h2 className="h3" id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p className="account-section-text">{text}</p>}
      </div>
      <div className="account-section-body">{children}</div>
    </section>
  );
}
