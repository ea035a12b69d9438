import AdminPanelSettings from '@mui/icons-material/AdminPanelSettings';
import Apps from '@mui/icons-material/Apps';
import Article from '@mui/icons-material/Article';
import Category from '@mui/icons-material/Category';
import Description from '@mui/icons-material/Description';
import Folder from '@mui/icons-material/Folder';
import Groups from '@mui/icons-material/Groups';
import Newspaper from '@mui/icons-material/Newspaper';
import Notes from '@mui/icons-material/Notes';
import Quiz from '@mui/icons-material/Quiz';
import RateReview from '@mui/icons-material/RateReview';
import Sell from '@mui/icons-material/Sell';
import Star from '@mui/icons-material/Star';
import Tune from '@mui/icons-material/Tune';
import {
  type ContentKind,
  contentKinds,
  fixedKinds,
  operatorKinds,
  singleKinds,
} from '../../contract/publishing.values.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { ContentList } from './content-list.tsx';
import { callsOf } from './kind-calls.ts';
import { RecordScreen } from './record-screen-late.tsx';
import { SingleRecord } from './single-record.tsx';

const icons: Record<ContentKind, typeof Apps> = {
  news: Newspaper,
  articles: Article,
  questions: Quiz,
  'faq-categories': Folder,
  solutions: Apps,
  advantages: Star,
  reviews: RateReview,
  pages: Description,
  'tariff-types': Category,
  tariffs: Sell,
  'tariff-notes': Notes,
  directory: Groups,
  'site-settings': Tune,
  'operator-settings': AdminPanelSettings,
};

/** What visitors read, kind by kind. */
export const publishing: ConsoleFeature = {
  heading: 'publishing.heading',
  resources: contentKinds.map((kind) => ({
    screens: {
      name: kind,
      icon: icons[kind],
      list: singleKinds.includes(kind) ? SingleRecord : ContentList,
      edit: RecordScreen,
      ...(!fixedKinds.includes(kind) && { create: RecordScreen }),
      recordRepresentation: 'title',
    },
    calls: callsOf(kind),
    operatorOnly: operatorKinds.includes(kind),
  })),
};
