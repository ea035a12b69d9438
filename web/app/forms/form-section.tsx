import { type ComponentType, memo } from 'react';
import { Section } from '../start/section.tsx';

/**
 * A form of a public page, made by `lazySection`, as a section of its own. The form has no props and is not rendered
 * again with the page around it: an update from above before its code is loaded would remove it from the page, with
 * what was typed.
 */
export const FormSection = memo(function FormSection({ of: Form }: { of: ComponentType }) {
  return (
    <Section>
      <Form />
    </Section>
  );
});
