import type { ComponentType, FunctionComponent } from 'react';
import type { ResourceProps } from 'react-admin';
import type { ResourceCalls } from './resource-calls.ts';

/** A resource of the console: its screens for react-admin and the calls behind them. */
export interface ConsoleResource {
  readonly screens: ResourceProps;
  readonly calls: ResourceCalls;
  /** Editors have content, media and enquiries only. */
  readonly operatorOnly?: boolean;
  /** What stands beside its name in the menu, a count for one. */
  readonly beside?: ComponentType;
}

/** A screen that is no list of records. */
export interface ConsolePage {
  readonly path: string;
  readonly screen: ComponentType;
  /** Its line in the menu. */
  readonly menu?: { readonly words: string; readonly icon: ComponentType; readonly operatorOnly?: boolean };
}

/** A part of the console, one folder a noun. */
export interface ConsoleFeature {
  /** The words above its lines in the menu, where it has several. */
  readonly heading?: string;
  readonly resources: readonly ConsoleResource[];
  /** The console's first page. */
  readonly dashboard?: FunctionComponent;
  /** Screens that are no list of records, by their address. */
  readonly pages?: readonly ConsolePage[];
}
