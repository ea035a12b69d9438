import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { OpenTemplate } from './use-template.ts';

/** Gives the letter the product's own words back, after saying that the operator's go. */
export function RestoreButton({ template: { record, restore } }: { template: OpenTemplate }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { reset } = useFormContext();
  if (!record?.isEdited) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('mail.template.restore')}
      </Button>
      <Confirm
        isOpen={isOpen}
        title="mail.template.restore"
        content="mail.template.restoreText"
        confirm="mail.template.restore"
        onConfirm={() => {
          setOpen(false);
          void restore().then((words) => words && reset(words));
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
