import type { DehydratedState } from '@tanstack/react-query';

/** What the server tells the browser about the page it rendered; stands in `<script id="state">`. */
export interface PageState {
  readonly queries: DehydratedState;
  /** The failure the page shows instead of its screen. */
  readonly failure: { readonly routeId: string; readonly status: number } | null;
}
