import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };
/** Something that draws an `<a>` from `href`: the router's link, wrapped, or the plain element. */
export type LinkComponent = ComponentType<LinkProps>;

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Gives every link of the design system the router's link, so that they navigate without a page load. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export type UiLinkProps = LinkProps & {
  /** Draws this one link with another component than the provider's. */
  as?: LinkComponent;
  /** Opens in a new tab: a plain `<a>`, never the router's. */
  newTab?: boolean;
};

/** A real link, drawn by the router where `LinkProvider` gives one. */
export function UiLink({ as, newTab = false, ...props }: UiLinkProps) {
  const FromContext = useContext(LinkContext);
  if (newTab) return <a {...props} target="_blank" rel="noopener noreferrer" />;
  const Component = as ?? FromContext;
  return <Component {...props} />;
}
