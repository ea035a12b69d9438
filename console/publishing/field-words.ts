import { useTranslate } from 'react-admin';
import type { ContentField, ContentKind } from '../../contract/publishing.values.ts';

/** What an input of a field is told: whose field it is, its rule, and where its value stands in the form. */
export interface FieldInputProps {
  kind: ContentKind;
  name: string;
  field: ContentField;
  source: string;
  mayRename: boolean;
  /** The code of the record, where a record of its own has help of its own. */
  code?: string | null;
}

/** The words of a field: those of its kind, a help where the kind or this very record has one. */
export function useFieldWords(kind: ContentKind, name: string, code?: string | null) {
  const translate = useTranslate();
  const ofKind = translate(`resources.${kind}.help.${name}`, { _: '' });
  const help = code ? translate(`resources.${kind}.helpOf.${code}.${name}`, { _: ofKind }) : ofKind;
  return { label: translate(`resources.${kind}.fields.${name}`), help: help || false } as const;
}
