import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/index.ts';

interface LazyDialogProps<Props extends { onClose: () => void }> {
  load: () => Promise<ComponentType<Props>>;
  /** The attributes of the dialog. */
  props: Props;
}

/**
 * A dialog whose code is loaded when it is opened: render it only while it is open. When the code cannot be loaded a
 * message says so, the page stays as it is, and the next opening tries again: by a new page where the browser keeps the
 * failed import (`reloadWhenOutdated`).
 */
export function LazyDialog<Props extends { onClose: () => void }>({ load, props }: LazyDialogProps<Props>) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [Dialog] = useState(() => lazy(async () => ({ default: await load() })));
  const noteMissing = () => {
    showToast({ kind: 'error', text: t('partMissing') });
    props.onClose();
  };
  return (
    <MissingBoundary onMissing={noteMissing}>
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    </MissingBoundary>
  );
}

class MissingBoundary extends Component<{ onMissing: () => void; children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override render(): ReactNode {
    return this.state.isMissing ? null : this.props.children;
  }
}
