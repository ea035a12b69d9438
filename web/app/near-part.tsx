import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Late, LatePart } from './late-part.tsx';
import { whenNear } from './when-near.ts';

/** About a screen ahead of a hasty scroll on a slow line. */
const ahead = '800px 0px';

interface NearPartProps<Props> {
  of: Late<Props>;
  props: Props;
  /** Stands in the place until the part is there; it must be as high as the part. */
  meanwhile: ReactNode;
  className: string;
}

/** A late part whose code is asked for only when its place comes near the window. */
export function NearPart<Props extends object>({ of, props, meanwhile, className }: NearPartProps<Props>) {
  const place = useRef<HTMLDivElement | null>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true), ahead) : undefined), []);
  return (
    <div className={className} ref={place}>
      {near ? <LatePart of={of} props={props} meanwhile={meanwhile} /> : meanwhile}
    </div>
  );
}
