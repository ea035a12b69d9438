import {
  ArrowLeftRight,
  Banknote,
  Building2,
  CalendarDays,
  ChartColumn,
  FileText,
  House,
  IdCard,
  List,
  type LucideIcon,
  Package,
  ScanBarcode,
  Tag,
  Truck,
  Users,
  Wheat,
} from 'lucide-react';
import type { StandIconName } from '../stand-screens.ts';

const ICONS: Record<StandIconName, LucideIcon> = {
  home: House,
  document: FileText,
  list: List,
  chart: ChartColumn,
  people: Users,
  money: Banknote,
  box: Package,
  calendar: CalendarDays,
  building: Building2,
  tag: Tag,
  scan: ScanBarcode,
  exchange: ArrowLeftRight,
  truck: Truck,
  field: Wheat,
  card: IdCard,
};

/** The icon of a section; always beside a word, so hidden from readers. */
export function StandIcon({ name }: { name: StandIconName }) {
  const Icon = ICONS[name];
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;
}
