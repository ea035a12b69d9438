import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { homeQueries } from '../home-queries.ts';
import { AdvantageItem } from './advantage-item.tsx';
import { HomeHead } from './home-head.tsx';
import { useBlockData } from './use-block-data.ts';

/** The first advantages of the service, in short. */
export function AdvantagesSection() {
  const advantages = useBlockData(homeQueries.advantages(), t('advantages.failed')) ?? [];
  if (advantages.length === 0) return null;
  return (
    <section className="section">
      <HomeHead title={t('advantages.title')} href={pathTo('advantages')} />
      <ul className="home-advantages">
        {advantages.map((advantage) => (
          <AdvantageItem key={advantage.imageUrl} advantage={advantage} headingLevel={3} />
        ))}
      </ul>
    </section>
  );
}
