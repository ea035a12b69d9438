import { withBase } from '../../app/base-path.ts';
import { mailLink, telLink } from '../../app/contact-links.ts';
import { t } from '../../app/i18n.ts';
import { pathTo } from '../../routes.tsx';
import { LinkButton, Logo, MovingBeads } from '../../ui/index.ts';
import type { HostingPage, ServicePartner } from './render-hosting-page.tsx';

/** One plain message of a launch: being prepared, failed, closed, absent. It stands without scripts. */
export function LaunchNotice({ page }: { page: Exclude<HostingPage, { kind: 'stand' }> }) {
  const waiting = page.kind === 'preparing';
  const name = 'name' in page ? page.name : undefined;
  return (
    <main className="wrap launch" id="main">
      <Logo height={28} />
      {waiting && (
        <div className="launch-beads">
          <MovingBeads />
        </div>
      )}
      <h1 className="h2">{t(`hosting.${page.kind}.title`)}</h1>
      {name && <p className="launch-name">{name}</p>}
      <p className="muted">{t(`hosting.${page.kind}.text`)}</p>
      {page.kind === 'closed' && page.partner && <Partner partner={page.partner} />}
      <LinkButton
        variant={waiting ? 'quiet' : 'primary'}
        href={withBase(pathTo(page.kind === 'no-demo' ? 'solutions' : 'my'))}
      >
        {t(page.kind === 'no-demo' ? 'hosting.toSolutions' : 'hosting.toMy')}
      </LinkButton>
    </main>
  );
}

/** Whom to turn to, with the ways to do it. */
function Partner({ partner: { name, phone, mail } }: { partner: ServicePartner }) {
  const [tel, mailto] = [telLink(phone), mailLink(mail)];
  return (
    <p className="launch-partner">
      <b className="given-name">{name}</b>
      {phone !== '' && (tel === null ? <span>{phone}</span> : <a href={tel}>{phone}</a>)}
      {mailto !== null && <a href={mailto}>{mail}</a>}
    </p>
  );
}
