import { Checkbox } from '@mui/material';
import type { MouseEvent } from 'react';
import { type RaRecord, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { useChosenRows } from './chosen-rows.ts';

const still = (event: MouseEvent) => event.stopPropagation();

/** Chooses one row. react-admin's own box puts its name where no program for the blind finds it. */
export function SelectRow() {
  const translate = useTranslate();
  const record = useRecordContext<RaRecord>();
  const { ids, choose, isBehind } = useChosenRows();
  if (!record) return null;
  const isChosen = ids.includes(record.id);
  return (
    <Checkbox
      size="small"
      checked={isChosen}
      disabled={isBehind}
      onClick={still}
      onChange={() => choose(isChosen ? ids.filter((id) => id !== record.id) : [...ids, record.id])}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
    />
  );
}

/** Chooses every row of the page, or none of them; what is chosen on other pages stays chosen. */
export function SelectPage() {
  const translate = useTranslate();
  const { data = [] } = useListContext();
  const { ids, choose, isBehind } = useChosenRows();
  const here = data.map(({ id }) => id);
  const isWhole = here.length > 0 && here.every((id) => ids.includes(id));
  const ofOtherPages = ids.filter((id) => !here.includes(id));
  return (
    <Checkbox
      size="small"
      checked={isWhole}
      indeterminate={!isWhole && ids.length > ofOtherPages.length}
      disabled={isBehind}
      onChange={() => choose(isWhole ? ofOtherPages : [...ofOtherPages, ...here])}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  );
}
