import { type ComponentType, memo } from 'react';
import { Section } from '../start/section.tsx';

/**
 * A form of a public page, made by `lazySection`, as a section of its own. The form has no attributes and is kept as it
 * is when the page around it is rendered again: an update from above before its code has come would empty it, and what
 * was typed with it.
 */
export const FormSection = memo(function FormSection({ of: Form }: { of: ComponentType }) {
  return (
    <Section>
      <Form />
    </Section>
  );
});
