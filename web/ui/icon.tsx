import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A lucide icon: `import { Plus } from 'lucide'`; only the icons that are named enter the bundle. */
export type IconShape = IconNode;

interface IconProps {
  of: IconShape;
  /** Side in px. */
  size?: number;
  stroke?: number;
  className?: string | undefined;
}

/** An icon in the product's line: 20 px, 1.75 stroke, hidden from screen readers because there is text beside it. */
export function Icon({ of: shape, size = 20, stroke = 1.75, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
