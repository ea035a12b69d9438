import type { SiteSettings } from '../../../contract/content.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { findSiteSettings } from './content.store.ts';

/** What a site without any content of its own still shows. */
const bare = {
  headerLogo: null,
  phoneNumber: '',
  supportMailto: '',
  mailto: '',
  footerCopyright: '',
  footerAllRightsReserved: '',
  promoPicture: null,
  promoPictureNarrow: null,
  promoVideo: null,
  promoCaptions: null,
  promoVideoSeconds: null,
  promoHeader: '',
  promoText: '',
  statistics: [],
  supportHours: '',
};

/** The shell's texts and links (specification, section 3). Links to our own pages get the base path. */
export async function getSiteSettings(db: Db, settings: Settings): Promise<SiteSettings> {
  const kept = (await findSiteSettings(db)) as Partial<SiteSettings> | undefined;
  const own = (link: string) => (link.startsWith('/') ? settings.BASE_PATH + link : link);
  const picture = (path: string | null | undefined) => (path ? own(path) : null);
  return {
    ...bare,
    ...kept,
    headerLogo: picture(kept?.headerLogo),
    promoPicture: picture(kept?.promoPicture),
    promoPictureNarrow: picture(kept?.promoPictureNarrow),
    promoVideo: picture(kept?.promoVideo),
    promoCaptions: picture(kept?.promoCaptions),
    kazakhNames: settings.KAZAKH_NAMES,
    crmForms: settings.CRM_FORM_LOADER_URL !== undefined,
    links: {
      personalAccount: own(settings.PERSONAL_ACCOUNT_URL),
      support: own(settings.SUPPORT_URL),
      videoLessons: own(settings.VIDEO_LESSONS_URL),
      buy: own(settings.BUY_URL),
      sell: own(settings.SELL_URL),
    },
  };
}
