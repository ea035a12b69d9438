import { Checkbox } from '@mui/material';
import type { MouseEvent } from 'react';
import { type RaRecord, useListContext, useRecordContext, useTranslate } from 'react-admin';

const still = (event: MouseEvent) => event.stopPropagation();

/** Chooses one row. react-admin's own box puts its name where no program for the blind finds it. */
export function SelectRow() {
  const translate = useTranslate();
  const record = useRecordContext<RaRecord>();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onClick={still}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
    />
  );
}

/** Chooses every row of the page, or none of them; what is chosen on other pages stays chosen. */
export function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const isWhole = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const ofOtherPages = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      size="small"
      checked={isWhole}
      indeterminate={!isWhole && selectedIds.length > ofOtherPages.length}
      onChange={() => onSelect(isWhole ? ofOtherPages : [...ofOtherPages, ...ids])}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  );
}
