import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { LateListFailure } from '../../app/calls/late-list-failure.tsx';
import { siteSettingsQuery } from '../../app/calls/site-settings.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';
import { pathTo } from '../../routes.ts';
import { Card, Icon, PageHead, UiLink } from '../../ui/index.ts';
import styles from './help.module.css';
import { HelpContacts } from './parts/help-contacts.tsx';
import { QuestionList } from './parts/question-list.tsx';
import { VideoLessons } from './parts/video-lessons.tsx';
import { useFaqCategories } from './use-faq.ts';
import './words.ts';

const questionsOfEach = 3;

/** Help in one place: the first questions of each category, contacts, videos. */
export function HelpScreen() {
  const { t } = useTranslation('content');
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const { categories, error, fetching, retry } = useFaqCategories();
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('help.title') }]} />}
        title={t('help.title')}
        description={t('help.description')}
        descriptionSize="lead"
      />
      <HelpContacts settings={settings} />
      <section className="section" aria-labelledby="help-questions">
        <div className="section-head">
          <h2 className="h2" id="help-questions">
            {t('help.questions')}
          </h2>
          <UiLink className="go" href={pathTo('faqs')}>
            {t('help.allQuestions')}
            <Icon of={ArrowRight} size={18} />
          </UiLink>
        </div>
        <div className="cards cards-2">
          {categories?.map(({ id, title, faqs }) => (
            <Card key={id} className={styles.category}>
              <h3 className="h3">{title}</h3>
              <QuestionList faqs={faqs.slice(0, questionsOfEach)} />
              <UiLink className="go" href={`${pathTo('faqs')}#category-${id}`}>
                {t('help.wholeCategory', { count: faqs.length })}
              </UiLink>
            </Card>
          ))}
        </div>
        <LateListFailure error={error} busy={fetching} onRetry={retry} />
      </section>
      <VideoLessons settings={settings} />
    </div>
  );
}
