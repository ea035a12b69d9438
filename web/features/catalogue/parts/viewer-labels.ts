import { t } from '../../../app/words/i18n.ts';
import '../words.ts';

export const viewerLabels = {
  close: t('start:close'),
  previous: t('catalogue:viewer.previous'),
  next: t('catalogue:viewer.next'),
  zoomIn: t('catalogue:viewer.zoomIn'),
  zoomOut: t('catalogue:viewer.zoomOut'),
};
