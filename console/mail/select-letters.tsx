import { Checkbox } from '@mui/material';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { ConsoleMail } from '../../contract/mail-console.ts';

/** Chooses the letter of the row. react-admin's own box has its name on an element that may have none (axe: aria-prohibited-attr). */
export function SelectLetter() {
  const translate = useTranslate();
  const mail = useRecordContext<ConsoleMail>();
  const { selectedIds, onToggleItem } = useListContext<ConsoleMail>();
  if (!mail) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(mail.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(mail.id)}
      slotProps={{ input: { 'aria-label': translate('mail.many.select') } }}
    />
  );
}

/** Chooses every letter of the page, or none. */
export function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<ConsoleMail>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id)).length;
  const isWhole = chosen > 0 && chosen === data.length;
  return (
    <Checkbox
      size="small"
      checked={isWhole}
      indeterminate={chosen > 0 && !isWhole}
      onChange={() => onSelect(isWhole ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': translate('mail.many.selectPage') } }}
    />
  );
}
