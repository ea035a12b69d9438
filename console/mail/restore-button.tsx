import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFocusWhenGone } from '../app/keep-focus.ts';
import type { OpenTemplate } from './use-template.ts';

/** Gives the letter the product's own words back, after saying that the operator's go. */
export function RestoreButton({ template: { record, restore } }: { template: OpenTemplate }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { reset } = useFormContext();
  const isEdited = record?.isEdited === true;
  const keepPlace = useFocusWhenGone(isEdited);
  const open = () => {
    keepPlace();
    setOpen(true);
  };
  // The question stays until it is done: what was typed meanwhile would be lost.
  const confirm = async () => {
    setBusy(true);
    const words = await restore();
    setBusy(false);
    setOpen(false);
    if (words) reset(words);
  };
  if (!isEdited) return null;
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {translate('mail.template.restore')}
      </Button>
      <Confirm
        isOpen={isOpen}
        title="mail.template.restore"
        content="mail.template.restoreText"
        confirm="mail.template.restore"
        loading={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => !isBusy && setOpen(false)}
      />
    </>
  );
}
