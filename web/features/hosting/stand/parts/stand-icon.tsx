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
  Package,
  ScanBarcode,
  Tag,
  Truck,
  Users,
  Wheat,
} from 'lucide';
import { Icon, type IconShape } from '../../../../ui/index.ts';
import type { StandIconName } from '../stand-screens.ts';

const ICONS: Record<StandIconName, IconShape> = {
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

/** The icon of a section; always beside a word, so hidden from screen readers. */
export function StandIcon({ name }: { name: StandIconName }) {
  return <Icon of={ICONS[name]} />;
}
