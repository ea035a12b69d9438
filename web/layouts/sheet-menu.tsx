import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useCallback, useState } from 'react';
import { t } from '../app/i18n.ts';
import { Icon, IconButton } from '../ui/index.ts';
import type { SheetProps } from './sheet-dialog.tsx';

const load = () => import('./sheet-dialog.tsx');
const SheetDialog = lazy(async () => ({ default: (await load()).SheetDialog }));

/** The button of the menu of small screens; the sheet itself comes when somebody reaches for it. */
export function SheetMenu(props: SheetProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
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
        onPointerEnter={load}
        onFocus={load}
        onClick={show}
      />
      {wanted && (
        <Suspense>
          <SheetDialog {...props} open={open} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
