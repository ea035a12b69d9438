import { useFormContext } from 'react-hook-form';

/**
 * What an emptied text becomes: what the form has begun with, where that was empty too. The library would make none of it,
 * and whoever has typed a word and taken it back would be asked about something unsaved.
 */
export function useEmptied(source: string): (text: string) => string | null {
  const { formState } = useFormContext();
  const first: unknown = formState.defaultValues?.[source];
  return (text) => (text === '' && first === null ? null : text);
}
