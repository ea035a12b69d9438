import { ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../../../../contract/content.ts';

import { classNames, Icon, UiLink } from '../../../ui/index.ts';
import { reviewsAddress } from './review-address.ts';
import styles from './video-lessons.module.css';
import { VideoPlayer } from './video-player.tsx';
import '../words.ts';

/** What can be watched: the film of the service where there is one, and the customers' own videos. */
export function VideoLessons({ settings }: { settings: SiteSettings }) {
  const { t } = useTranslation('content');
  const { promoVideo, promoPicture, promoCaptions } = settings;
  return (
    <section className={classNames('section', styles.lessons)} id="video" aria-labelledby="video-title">
      <div>
        <h2 className="h2" id="video-title">
          {t('help.video.title')}
        </h2>
        <p className="muted">{promoVideo ? t('help.video.text') : t('help.video.soon')}</p>
        <UiLink className="go" href={reviewsAddress('video')}>
          {t('help.video.reviews')}
          <Icon of={ArrowRight} size={18} />
        </UiLink>
      </div>
      {promoVideo && (
        <VideoPlayer
          review={{
            quotation: t('help.video.film'),
            imageUrl: promoPicture,
            videoUrl: promoVideo,
            ...(promoCaptions && { captionsUrl: promoCaptions }),
          }}
        />
      )}
    </section>
  );
}
