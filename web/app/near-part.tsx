import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Late, LatePart } from './late-part.tsx';

/** About a screen ahead of a hasty scroll on a slow line. */
const ahead = '800px';

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
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${ahead} 0px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={className} ref={place}>
      {near ? <LatePart of={of} props={props} meanwhile={meanwhile} /> : meanwhile}
    </div>
  );
}
