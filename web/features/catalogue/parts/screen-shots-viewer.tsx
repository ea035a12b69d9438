import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { CallFailure } from '../../../app/calls/call-failure.ts';
import { t } from '../../../app/words/i18n.ts';
import { ErrorNote, Viewer } from '../../../ui/index.ts';
import { catalogueQueries } from '../queries.ts';
import styles from './screen-shots-viewer.module.css';
import { viewerImages } from './shot-variants.ts';
import { viewerLabels } from './viewer-labels.ts';
import '../words.ts';

export interface ScreenShotsViewerProps {
  solutionCode: string;
  /** Names the viewer while there is no picture yet: the solution's or the application's title. */
  title: string;
  open: boolean;
  onClose: () => void;
}

/** The screens of a solution, loaded once: when first opened with none yet (spec: catalogue.screenshots). */
export function ScreenShotsViewer({ solutionCode, title, open, onClose }: ScreenShotsViewerProps) {
  const [index, setIndex] = useState(0);
  const status = useRef<HTMLDivElement | null>(null);
  const query = useQuery({
    ...catalogueQueries.one(solutionCode),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const retry = () => {
    // The pressed button disappears with its message, so the focus is moved: the arrow keys need it in the viewer.
    status.current?.closest('dialog')?.querySelector('button')?.focus();
    void query.refetch();
  };
  const close = () => {
    setIndex(0);
    onClose();
  };
  const words = stateWords(query, retry);
  return (
    <Viewer
      open={open}
      onClose={close}
      title={title}
      images={viewerImages(query.data?.screenShots ?? [])}
      index={index}
      onIndexChange={setIndex}
      labels={viewerLabels}
      message={
        words && (
          <div ref={status} role="status" className={styles.words}>
            {words}
          </div>
        )
      }
    />
  );
}

interface QueryState {
  readonly data: { readonly screenShots: readonly unknown[] } | undefined;
  readonly error: Error | null;
}

/** The message in the place of the pictures; nothing when they are loaded. */
function stateWords({ data, error }: QueryState, retry: () => void): ReactNode {
  if (data) return data.screenShots.length > 0 ? undefined : t('catalogue:viewer.none');
  if (!error) return t('start:loading');
  return (
    <ErrorNote retryLabel={t('start:retry')} onRetry={retry}>
      {shotsFailure(error)}
    </ErrorNote>
  );
}

/**
 * The text of the error catalogue (spec: catalogue.screenshots-failure): for an answer that was refused, else the
 * error's own.
 */
export function shotsFailure(error: Error): string {
  if (!(error instanceof CallFailure)) return error.message || t('catalogue:viewer.failed');
  return typeof error.status === 'number' ? t('catalogue:viewer.refused') : t('catalogue:viewer.failed');
}
