import { withBase } from '../../app/base-path.ts';
import { t } from '../../app/i18n.ts';
import { pathTo } from '../../routes.tsx';
import { LinkButton, Logo, MovingBeads } from '../../ui/index.ts';
import type { HostingPage } from './render-hosting-page.tsx';

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
      <LinkButton
        variant={waiting ? 'quiet' : 'primary'}
        href={withBase(pathTo(page.kind === 'no-demo' ? 'solutions' : 'my'))}
      >
        {t(page.kind === 'no-demo' ? 'hosting.toSolutions' : 'hosting.toMy')}
      </LinkButton>
    </main>
  );
}
