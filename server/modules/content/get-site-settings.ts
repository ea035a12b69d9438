import type { SiteSettings } from '../../../contract/content.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { findSiteSettings } from './content.store.ts';

/** The settings of a site without any content. */
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

/** The shell's texts and links (spec: content.site-settings). Paths of our own stand below the base path. */
export async function getSiteSettings(db: Db, settings: Settings): Promise<SiteSettings> {
  const kept = (await findSiteSettings(db)) as Partial<SiteSettings> | undefined;
  return {
    ...bare,
    ...kept,
    headerLogo: kept?.headerLogo || null,
    promoPicture: kept?.promoPicture || null,
    promoPictureNarrow: kept?.promoPictureNarrow || null,
    promoVideo: kept?.promoVideo || null,
    promoCaptions: kept?.promoCaptions || null,
    kazakhNames: settings.KAZAKH_NAMES,
    crmForms: settings.CRM_FORM_LOADER_URL !== undefined,
    links: {
      personalAccount: settings.PERSONAL_ACCOUNT_URL,
      support: settings.SUPPORT_URL,
      videoLessons: settings.VIDEO_LESSONS_URL,
      buy: settings.BUY_URL,
      sell: settings.SELL_URL,
    },
  };
}
