import { Pause, Play } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../../../../contract/content.ts';
import { withBase } from '../../../app/routing/base-path.ts';
import { Icon, useToast, VisuallyHidden } from '../../../ui/index.ts';
import { clockTime } from './clock-time.ts';
import styles from './promo.module.css';
import '../words.ts';

type PromoProps = Pick<
  SiteSettings,
  'promoPicture' | 'promoPictureNarrow' | 'promoVideo' | 'promoVideoSeconds' | 'promoCaptions'
>;

const widths = { narrow: 704, whole: 1280 };

/** The poster, replaced by the video when pressed: the video is not fetched before. */
export function Promo({ promoPicture, promoPictureNarrow, promoVideo, promoVideoSeconds, promoCaptions }: PromoProps) {
  const { t } = useTranslation('content');
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'poster' | 'playing' | 'paused'>('poster');
  const showToast = useToast();
  if (!promoPicture) return null;
  const toggle = () => {
    if (state === 'poster') setState('playing');
    else if (state === 'playing') video.current?.pause();
    else void video.current?.play();
  };
  const giveUp = () => {
    setState('poster');
    showToast({ kind: 'error', text: t('home.promo.failed') });
  };
  return (
    <div className={styles.promo}>
      <Poster whole={promoPicture} narrow={promoPictureNarrow} />
      {promoVideo && state !== 'poster' && (
        // biome-ignore lint/a11y/useMediaCaption: the operator may have set a video without captions
        <video
          ref={video}
          src={withBase(promoVideo)}
          poster={withBase(promoPicture)}
          preload="none"
          autoPlay
          playsInline
          onPlay={() => setState('playing')}
          onPause={() => setState('paused')}
          onEnded={() => setState('poster')}
          onError={giveUp}
        >
          {promoCaptions && (
            <track kind="captions" src={withBase(promoCaptions)} srcLang="ru" label={t('home.promo.captions')} />
          )}
        </video>
      )}
      {promoVideo && <Toggle playing={state === 'playing'} seconds={promoVideoSeconds} onClick={toggle} />}
    </div>
  );
}

function Poster({ whole, narrow }: { whole: string; narrow: string | null }) {
  return (
    <img
      src={withBase(whole)}
      srcSet={narrow ? `${withBase(narrow)} ${widths.narrow}w, ${withBase(whole)} ${widths.whole}w` : undefined}
      sizes="(min-width: 992px) 50vw, calc(100vw - 32px)"
      alt=""
      width="640"
      height="440"
      fetchPriority="high"
    />
  );
}

/** The whole picture is the button. */
function Toggle({ playing, seconds, onClick }: { playing: boolean; seconds: number | null; onClick: () => void }) {
  const { t } = useTranslation('content');
  return (
    <button type="button" className={styles.toggle} data-playing={playing || undefined} onClick={onClick}>
      <VisuallyHidden>{t(playing ? 'home.promo.pause' : 'home.promo.play')} </VisuallyHidden>
      <span className={styles.disc}>
        <Icon of={playing ? Pause : Play} size={26} stroke={2} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('home.promo.title')}</span>
        <small className="num">
          <span className={styles.kind}>{t('home.promo.kind')}</span>
          {seconds !== null && clockTime(seconds)}
        </small>
      </span>
    </button>
  );
}
