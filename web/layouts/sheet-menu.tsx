import Menu from 'lucide-react/icons/menu';
import { useCallback, useState } from 'react';
import { t } from '../app/i18n.ts';
import { LatePart, late } from '../app/late-part.tsx';
import { Icon, IconButton } from '../ui/index.ts';
import type { SheetProps } from './sheet-dialog.tsx';

const sheetDialog = late(
  () => import('./sheet-dialog.tsx'),
  (module) => module.SheetDialog,
);

/** The button of the menu of small screens; the sheet itself comes when somebody reaches for it. */
export function SheetMenu(props: SheetProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const forget = useCallback(() => {
    setWanted(false);
    setOpen(false);
  }, []);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <div className="sheet-menu">
      <IconButton
        label={t('shell.menu')}
        icon={<Icon of={Menu} size={24} />}
        aria-haspopup="dialog"
        onPointerEnter={sheetDialog.ahead}
        onFocus={sheetDialog.ahead}
        onClick={show}
      />
      {wanted && <LatePart of={sheetDialog} props={{ ...props, open, onClose: close }} onMissing={forget} />}
    </div>
  );
}
