import type { Review } from '../../../../contract/reviews.ts';
import { t } from '../../../app/i18n.ts';
import { classNames, LinkButton } from '../../../ui/index.ts';
import { embedAddress, parseVideoLink } from './video-link.ts';

interface VideoPlayerProps {
  review: Pick<Review, 'quotation' | 'imageUrl' | 'videoUrl'>;
  /** Begins at once: the person has just asked for it. */
  autoplay?: boolean;
}

const allowed = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Captions lie beside the file under its name; they are fetched only when somebody turns them on. */
const captionsOf = (file: string) => file.replace(/\.mp4/, '.vtt');

/** The video of a review: a file of the portal, or a video of the host in its frame; any other link stays a link. */
export function VideoPlayer({ review, autoplay = false }: VideoPlayerProps) {
  const { quotation, imageUrl, videoUrl } = review;
  const link = parseVideoLink(videoUrl ?? '');
  const title = t('reviews.video', { title: quotation });
  if (link?.kind === 'file')
    return (
      <video
        className="video-player"
        src={link.src}
        poster={imageUrl ?? undefined}
        aria-label={title}
        controls
        playsInline
        autoPlay={autoplay}
        preload={autoplay ? 'auto' : 'none'}
      >
        <track kind="captions" srcLang="ru" label={t('reviews.captions')} src={captionsOf(link.src)} />
      </video>
    );
  if (link?.kind === 'hosted')
    return (
      <iframe
        className={classNames('video-player', link.short && 'video-player-short')}
        src={embedAddress(link, autoplay)}
        title={title}
        allow={allowed}
      />
    );
  if (!videoUrl || !/^https?:\/\//.test(videoUrl)) return null;
  return (
    <LinkButton variant="second" newTab href={videoUrl} newTabHint={t('common.opensInNewTab')}>
      {t('reviews.elsewhere')}
    </LinkButton>
  );
}
