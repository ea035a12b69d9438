import type { StandScreen } from './stand/index.ts';

/** The partner that serves a subscriber; unknown fields are empty. */
export interface ServicePartner {
  readonly name: string;
  readonly phone: string;
  readonly mail: string;
}

/** A page of the embedded platform or of a launch, as the server passes it. */
export type HostingPage =
  | { readonly kind: 'preparing'; readonly name?: string }
  | { readonly kind: 'failed'; readonly name: string }
  | {
      readonly kind: 'closed';
      readonly name: string;
      /** The last day on which it was open. */
      readonly openUntil: string | null;
      readonly partner: ServicePartner | null;
    }
  | { readonly kind: 'ask-demo'; readonly code: string; readonly name: string }
  | { readonly kind: 'absent' | 'no-demo' | 'unavailable' }
  | {
      readonly kind: 'stand';
      readonly solution: {
        readonly code: string;
        readonly title: string;
        readonly name: string;
        readonly logoUrl: string;
        readonly hasDemo: boolean;
      };
      readonly application: { readonly name: string; readonly number: string };
      readonly subscriberName: string;
      readonly demo: boolean;
      /** A new application has no documents yet. */
      readonly isEmpty: boolean;
      readonly screens: readonly StandScreen[];
      readonly screen: string;
      /** What was typed in the card, as the address has it. */
      readonly entered: Readonly<Record<string, unknown>>;
      readonly path: string;
    };
