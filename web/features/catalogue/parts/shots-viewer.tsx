import { useState } from 'react';
import type { ScreenShot } from '../../../../contract/catalogue.ts';
import { Viewer } from '../../../ui/index.ts';
import { viewerImages } from './shot-variants.ts';
import { viewerLabels } from './viewer-labels.ts';

interface ShotsViewerProps {
  shots: readonly ScreenShot[];
  /** The one that was pressed, from 0. */
  first: number;
  /** Names the viewer. */
  title: string;
  onClose: () => void;
}

/** The viewer of screens that the page has already. */
export function ShotsViewer({ shots, first, title, onClose }: ShotsViewerProps) {
  const [index, setIndex] = useState(first);
  return (
    <Viewer
      open
      onClose={onClose}
      title={title}
      images={viewerImages(shots)}
      index={index}
      onIndexChange={setIndex}
      labels={viewerLabels}
    />
  );
}
