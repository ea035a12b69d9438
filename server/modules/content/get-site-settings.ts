import type { SiteSettings } from '../../../contract/content.ts';
import { cleanLine, withBasePath } from '../../infra/clean-html/index.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { findSiteSettings } from './content.store.ts';
import { fromRoot } from './from-root.ts';
import { nameFigure } from './name-figure.ts';

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

/** As stored: the company's address is not given out, and a figure of the three may stand without its words. */
type Kept = Omit<Partial<SiteSettings>, 'statistics' | 'kazakhNames' | 'links' | 'consents'> & {
  companyUrl?: string;
  statistics?: { value: string; label?: string }[];
  kazakhNames?: boolean | null;
  links?: Partial<Record<keyof SiteSettings['links'], string>>;
  consents?: Partial<Record<keyof SiteSettings['consents'], string>>;
};

/** The shell's texts and links (spec: content.site-settings). Paths of our own stand below the base path. */
export async function getSiteSettings(db: Db, settings: Settings): Promise<SiteSettings> {
  const kept = (await findSiteSettings(db)) as Kept | undefined;
  const own = { sites: [settings.PUBLIC_URL, kept?.companyUrl], basePath: settings.BASE_PATH };
  return {
    ...bare,
    ...filledOf(kept),
    headerLogo: kept?.headerLogo || null,
    phoneNumber: cleanLine(kept?.phoneNumber ?? ''),
    footerAllRightsReserved: withBasePath(
      cleanLine(kept?.footerAllRightsReserved ?? '', (href) => fromRoot(href, own)),
      settings.BASE_PATH,
    ),
    statistics: (kept?.statistics ?? []).map(nameFigure),
    promoPicture: kept?.promoPicture || null,
    promoPictureNarrow: kept?.promoPictureNarrow || null,
    promoVideo: kept?.promoVideo || null,
    promoCaptions: kept?.promoCaptions || null,
    kazakhNames: kept?.kazakhNames ?? settings.KAZAKH_NAMES,
    crmForms: settings.CRM_FORM_LOADER_URL !== undefined,
    links: {
      personalAccount: settings.PERSONAL_ACCOUNT_URL,
      support: settings.SUPPORT_URL,
      videoLessons: settings.VIDEO_LESSONS_URL,
      buy: settings.BUY_URL,
      sell: settings.SELL_URL,
      ...kept?.links,
    },
    consents: { enquiry: kept?.consents?.enquiry || null, news: kept?.consents?.news || null },
  };
}

/** What the operator left empty is as if it had never been there. */
function filledOf(kept: Kept | undefined) {
  const { links: _, consents: __, kazakhNames: ___, ...texts } = kept ?? {};
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== null));
}

/** Whether names may have Kazakh letters: the operator's word, else that of the environment. */
export async function admitsKazakhNames(db: Db, settings: Pick<Settings, 'KAZAKH_NAMES'>): Promise<boolean> {
  const kept = (await findSiteSettings(db)) as Kept | undefined;
  return kept?.kazakhNames ?? settings.KAZAKH_NAMES;
}
