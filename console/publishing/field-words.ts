import { useTranslate } from 'react-admin';
import type { ContentField, ContentKind } from '../../contract/publishing.values.ts';

/** What an input of a field is told: whose field it is, its rule, and where its value stands in the form. */
export interface FieldInputProps {
  kind: ContentKind;
  name: string;
  field: ContentField;
  source: string;
  mayRename: boolean;
}

/** The words of a field: those of its kind, a help where there is one. */
export function useFieldWords(kind: ContentKind, name: string) {
  const translate = useTranslate();
  const help = translate(`resources.${kind}.help.${name}`, { _: '' });
  return { label: translate(`resources.${kind}.fields.${name}`), help: help || false } as const;
}
