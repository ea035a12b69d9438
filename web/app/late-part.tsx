import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../ui/index.ts';
import { t } from './i18n.ts';

const againMs = 5_000;

/** The code of a component that comes when somebody needs it. */
export interface Late<Props> {
  /** What has come already. */
  there(): ComponentType<Props> | undefined;
  fetch(): Promise<ComponentType<Props> | undefined>;
  /** Fetches it before the press that needs it. */
  ahead(): void;
}

/** Names a component whose code is loaded apart: `late(() => import('./sheet.tsx'), (module) => module.Sheet)`. */
export function late<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): Late<Props> {
  let came: ComponentType<Props> | undefined;
  const fetch = async () => {
    // Of an outdated build comes nothing: the page is being loaded anew.
    const module: Module | undefined = await load();
    if (module) came = pick(module);
    return came;
  };
  return { there: () => came, fetch, ahead: () => void fetch().catch(() => undefined) };
}

const rest = () => new Promise((again) => setTimeout(again, againMs));

/** The code of a late component, asked for until it comes; never, when the page is being loaded anew. */
export async function untilCame<Props>(of: Late<Props>): Promise<ComponentType<Props>> {
  for (;;) {
    const came = await of.fetch().catch(() => null);
    if (came) return came;
    if (came === undefined) return new Promise(() => undefined);
    await rest();
  }
}

interface LatePartProps<Props> {
  of: Late<Props>;
  /** The attributes of the component. */
  props: Props;
  /** Stands in the place until the part is there. */
  meanwhile?: ReactNode;
  /** The part did not come: to be ready for the next press. Without it the part is asked for again by itself. */
  onMissing?: () => void;
}

/**
 * Shows a late component. Where its code cannot come the page stays as it is, unlike with React's `lazy`, which would
 * replace all of it and never try again.
 */
export function LatePart<Props extends object>({ of, props, meanwhile, onMissing }: LatePartProps<Props>) {
  const [Part, setPart] = useState(of.there);
  const showToast = useToast();
  const missing = useEffectEvent(() => {
    if (!onMissing) return false;
    showToast({ kind: 'error', text: t('common.partMissing') });
    onMissing();
    return true;
  });
  useEffect(() => {
    if (Part) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async () => {
      try {
        const came = await of.fetch();
        if (wanted && came) setPart(() => came);
      } catch {
        if (wanted && !missing()) timer = setTimeout(() => void ask(), againMs);
      }
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [Part, of]);
  return Part ? <Part {...props} /> : meanwhile;
}
