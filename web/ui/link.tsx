import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** The scroll position stays: the new address changes only a part of the page. */
  keepPlace?: boolean | undefined;
};
/** Something that draws an `<a>` from `href`: the router's link, wrapped, or the plain element. */
export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ keepPlace: _, ...props }: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);
const AddressContext = createContext<(href: string) => string>((href) => href);

interface LinkProviderProps {
  component: LinkComponent;
  /** Where an `href` leads for a plain `<a>`: the router's link knows by itself. */
  addressOf?: (href: string) => string;
  children: ReactNode;
}

/**
 * Sets the router's link as the component of every link of the design system, so that they navigate without a page
 * load.
 */
export function LinkProvider({ component, addressOf = (href) => href, children }: LinkProviderProps) {
  return (
    <LinkContext value={component}>
      <AddressContext value={addressOf}>{children}</AddressContext>
    </LinkContext>
  );
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
  const addressOf = useContext(AddressContext);
  if (newTab) return <PlainLink {...props} href={addressOf(props.href)} target="_blank" rel="noopener noreferrer" />;
  const Component = as ?? FromContext;
  return <Component {...props} />;
}
