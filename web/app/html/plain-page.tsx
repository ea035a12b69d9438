import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { classNames, Logo } from '../../ui/index.ts';
import { withBrand } from '../head/head.ts';
import styles from './plain-page.module.css';

/** A page that the server draws alone, as static HTML without scripts. */
export interface StaticPage {
  readonly title: string;
  readonly html: string;
}

/** Draws such a page; the name of the site joins its title. */
export function renderStatic(title: string, page: ReactNode): StaticPage {
  return { title: withBrand(title), html: renderToStaticMarkup(page) };
}

interface PlainPageProps {
  title: string;
  /** Between the logo and the heading. */
  above?: ReactNode;
  children: ReactNode;
}

/** One plain message without the frame of the site. Its styles come with `entry-plain.ts`. */
export function PlainPage({ title, above, children }: PlainPageProps) {
  return (
    <main className={classNames('wrap', styles.page)} id="main">
      <Logo height={28} />
      {above}
      <h1 className="h2">{title}</h1>
      {children}
    </main>
  );
}

/** The class of a line of links to telephones and mail on such a page. */
export const plainContacts = styles.contacts;
