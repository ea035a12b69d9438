import { ArrowLeft } from 'lucide';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Faq } from '../../../contract/content-faq.ts';
import { LateListFailure, useLoadedListFailure } from '../../app/calls/late-list-failure.tsx';
import { applyHead, withBrand } from '../../app/head/head.ts';
import { useTabTitle } from '../../app/head/use-tab-title.ts';
import { CleanHtml } from '../../app/html/clean-html.tsx';
import { useBackToList } from '../../app/routing/back-to-list.ts';
import { useSession } from '../../app/session/index.ts';
import { pathTo } from '../../routes.ts';
import { classNames, Icon, LinkButton, PageHead, UiLink } from '../../ui/index.ts';
import styles from './faq.module.css';
import pageBack from './parts/page-back.module.css';
import { questionHead } from './parts/question-head.ts';
import { QuestionList } from './parts/question-list.tsx';
import { useFaq, useFaqCategories } from './use-faq.ts';
import './words.ts';

/** One question with its answer and its neighbours (spec: content.faq-pages). */
export function FaqScreen() {
  const { t } = useTranslation(['content', 'start']);
  const { id = '' } = useParams();
  const { faq, error, fetching, retry } = useFaq(id);
  const back = useBackToList('faqs', pathTo('faqs'));
  useTitle(faq);
  useLoadedListFailure();
  return (
    <div className="wrap">
      <UiLink className={classNames('go', pageBack.back)} {...back}>
        <Icon of={ArrowLeft} />
        {t('faq.all')}
      </UiLink>
      {faq && <Answer faq={faq} />}
      {faq === null && <Absent id={id} />}
      {faq === undefined && (
        <div aria-busy={error === null}>
          <PageHead title={t('faq.title')} description={error ? undefined : t('start:loading')} />
          <LateListFailure error={error} busy={fetching} onRetry={retry} />
        </div>
      )}
    </div>
  );
}

/** The server renders only public questions, so the screen sets the title again when the question is loaded. */
function useTitle(faq: Faq | null | undefined): void {
  useEffect(() => {
    if (!faq) return;
    const { title, description } = questionHead(faq);
    applyHead({ title: withBrand(title), description });
  });
}

function Answer({ faq }: { faq: Faq }) {
  const { t } = useTranslation('content');
  const { categories } = useFaqCategories();
  const category = categories?.find(({ faqs }) => faqs.some(({ id }) => id === faq.id));
  const others = category?.faqs.filter(({ id }) => id !== faq.id) ?? [];
  return (
    <div className={styles.question}>
      <article>
        <PageHead title={faq.title} />
        <CleanHtml html={faq.text} className="prose" />
        <p className={styles.help}>
          {t('faq.notEnough')}{' '}
          <UiLink className="link" href={pathTo('help')}>
            {t('faq.ask')}
          </UiLink>
        </p>
      </article>
      {category && others.length > 0 && (
        <aside aria-labelledby="neighbours">
          <h2 className="h4" id="neighbours">
            {category.title}
          </h2>
          <QuestionList faqs={others} />
        </aside>
      )}
    </div>
  );
}

/** Hidden until the session is known: the question may exist for a signed-in person, who comes back here. */
function Absent({ id }: { id: string }) {
  const { t } = useTranslation(['content', 'start']);
  const { user, restoring } = useSession();
  useTabTitle(restoring ? undefined : t('faq.absent.title'));
  const text = user ? t('faq.absent.textSignedIn') : t('faq.absent.text');
  return (
    <div className="held">
      <PageHead title={t('faq.absent.title')} description={text} descriptionSize="lead" />
      <div className="next-steps">
        <LinkButton href={pathTo('faqs')}>{t('faq.all')}</LinkButton>
        {!user && (
          <LinkButton variant="second" href={pathTo('login', undefined, { from: pathTo('faq', { id }) })}>
            {t('start:shell.signIn')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
