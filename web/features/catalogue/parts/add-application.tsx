import { useEffect } from 'react';
import type { Solution } from '../../../../contract/catalogue.ts';
import { AddApplicationDialog, hasDraft } from '../../applications/index.ts';

interface AddApplicationProps {
  solution: Pick<Solution, 'code' | 'title' | 'logoUrl'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog that adds an application; opens by itself when sign-in interrupted it and the person has come back. */
export function AddApplication({ solution, open, onOpenChange }: AddApplicationProps) {
  const { code } = solution;
  useEffect(() => {
    if (hasDraft(code)) onOpenChange(true);
  }, [code, onOpenChange]);
  return <AddApplicationDialog solution={solution} open={open} onClose={() => onOpenChange(false)} />;
}
