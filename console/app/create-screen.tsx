import type { ReactNode } from 'react';
import { Create } from 'react-admin';
import { useAfterSaving } from './after-saving.ts';

interface CreateScreenProps {
  resource: string;
  /** Where a save leads. */
  redirect: 'show' | 'list';
  children: ReactNode;
}

/** A form that makes a record. */
export function CreateScreen({ resource, redirect, children }: CreateScreenProps) {
  const { notePress, onSuccess, onError } = useAfterSaving({ resource, done: 'created', redirect });
  const transform = (values: object) => {
    notePress();
    return values;
  };
  return (
    <Create
      resource={resource}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      transform={transform}
    >
      {children}
    </Create>
  );
}
