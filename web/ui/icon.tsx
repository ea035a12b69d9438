import type { ComponentProps, ComponentType } from 'react';

/** A lucide icon: import it alone, `import Plus from 'lucide-react/icons/plus'`, so that no other enters the bundle. */
export type IconShape = ComponentType<ComponentProps<'svg'> & { size?: number | string }>;

interface IconProps {
  of: IconShape;
  /** Side in px. */
  size?: number;
  stroke?: number;
  className?: string;
}

/** An icon in the product's line: 20 px, 1.75 stroke, hidden from readers because words stand beside it. */
export function Icon({ of: Shape, size = 20, stroke = 1.75, className }: IconProps) {
  return <Shape size={size} strokeWidth={stroke} className={className} aria-hidden="true" />;
}
