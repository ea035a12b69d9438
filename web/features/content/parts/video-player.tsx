import { useTranslation } from 'react-i18next';
import type { Review } from '../../../../contract/content-reviews.ts';
import { withBase } from '../../../app/routing/base-path.ts';

import { classNames, LinkButton } from '../../../ui/index.ts';
import { embedAddress, parseVideoLink } from './video-link.ts';
import styles from './video-player.module.css';
import '../words.ts';

interface VideoPlayerProps {
  review: Pick<Review, 'quotation' | 'imageUrl' | 'videoUrl' | 'captionsUrl'>;
  /** Begins at once: the person has just asked for it. */
  autoplay?: boolean;
}

const allowed = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** The video of a review: a file of the portal, or a video of the host in its frame; any other link stays a link. */
export function VideoPlayer({ review, autoplay = false }: VideoPlayerProps) {
  const { t } = useTranslation(['content', 'start']);
  const { quotation, imageUrl, videoUrl, captionsUrl } = review;
  const link = parseVideoLink(videoUrl ?? '');
  const title = t('reviews.video', { title: quotation });
  if (link?.kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the operator may have set a video without captions
      <video
        className={styles.player}
        src={withBase(link.src)}
        poster={imageUrl === null ? undefined : withBase(imageUrl)}
        aria-label={title}
        controls
        playsInline
        autoPlay={autoplay}
        preload={autoplay ? 'auto' : 'none'}
      >
        {captionsUrl && (
          <track kind="captions" srcLang="ru" label={t('reviews.captions')} src={withBase(captionsUrl)} />
        )}
      </video>
    );
  if (link?.kind === 'hosted')
    return (
      <iframe
        className={classNames(styles.player, link.short && styles.short)}
        src={embedAddress(link, autoplay)}
        title={title}
        allow={allowed}
      />
    );
  if (!videoUrl || !/^https?:\/\//.test(videoUrl)) return null;
  return (
    <LinkButton variant="second" newTab href={videoUrl} newTabHint={t('start:opensInNewTab')}>
      {t('reviews.elsewhere')}
    </LinkButton>
  );
}
