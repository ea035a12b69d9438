import { Checkbox } from '@mui/material';
import { type MouseEvent, useEffect } from 'react';
import { type RaRecord, useListContext, useRecordContext, useStore, useTranslate } from 'react-admin';

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

/** Empties the choice when the filters or the search change: what is not seen is not acted on. Over pages it stays. */
export function ForgetHidden() {
  const { resource, filterValues, onUnselectItems } = useListContext();
  const filters = JSON.stringify(filterValues);
  // Kept as long as the choice is: the list may also be opened anew with other filters.
  const [chosenUnder, setChosenUnder] = useStore(`${resource}.chosenUnder`, '');
  useEffect(() => {
    if (chosenUnder === filters) return;
    onUnselectItems();
    setChosenUnder(filters);
  }, [chosenUnder, filters, onUnselectItems, setChosenUnder]);
  return null;
}
