import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef, useState } from 'react';
import type { SiteSettings } from '../../../../contract/content.ts';
import { t } from '../../../app/i18n.ts';
import { whenNear } from '../../../app/when-near.ts';
import { Icon, UiLink } from '../../../ui/index.ts';
import { reviewsAddress } from './review-address.ts';
import { VideoPlayer } from './video-player.tsx';

/** What can be watched: the film of the service where there is one, and the customers' own videos. */
export function VideoLessons({ settings }: { settings: SiteSettings }) {
  const { promoVideo, promoPicture } = settings;
  const place = useRef<HTMLElement>(null);
  // A picture of a video is fetched at once wherever it stands; this one stands far below.
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  const imageUrl = isNear ? promoPicture : null;
  return (
    <section ref={place} className="section video-lessons" id="video" aria-labelledby="video-title">
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
      {promoVideo && <VideoPlayer review={{ quotation: t('help.video.film'), imageUrl, videoUrl: promoVideo }} />}
    </section>
  );
}
