import { useFormContext } from 'react-hook-form';
import { focusField } from './focus-field.ts';

/** Sentences by the names of their fields. */
export type Faults = Readonly<Record<string, string>>;

/** Shows the server's sentences by their fields, and leads to the first. */
export function useFaults(): (faults: Faults) => void {
  const { setError } = useFormContext();
  return (faults) => {
    for (const [name, message] of Object.entries(faults)) setError(name, { type: 'server', message });
    const [first] = Object.keys(faults);
    if (first) focusField(first);
  };
}

/** Numbers and days that cannot be read, such as 31 November: for the browser nothing stands in their fields. */
export function unreadableFields(message: string): Faults {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input[name]')];
  return Object.fromEntries(fields.filter(({ validity }) => validity.badInput).map(({ name }) => [name, message]));
}
