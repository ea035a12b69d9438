import {
  AppWindow,
  Building2,
  CircleQuestionMark,
  FileText,
  MessageSquareQuote,
  Newspaper,
  PanelTop,
  Tag,
} from 'lucide';
import type { FoundKind } from '../../../../contract/search.ts';
import { Icon, type IconShape } from '../../../ui/index.ts';

const shapes: Readonly<Record<FoundKind, IconShape>> = {
  article: FileText,
  news: Newspaper,
  question: CircleQuestionMark,
  solution: AppWindow,
  tariff: Tag,
  review: MessageSquareQuote,
  partner: Building2,
  page: PanelTop,
};

/** The icon of a kind of document; its word stands beside it. */
export function KindIcon({ kind, size }: { kind: FoundKind; size?: number }) {
  return <Icon of={shapes[kind]} size={size ?? 20} />;
}
