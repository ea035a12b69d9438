import { account } from './account.ts';
import { advantages } from './advantages.ts';
import { applications } from './applications.ts';
import { cabinet } from './cabinet.ts';
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { customer } from './customer.ts';
import { customerletter } from './customerletter.ts';
import { enquiries } from './enquiries.ts';
import { enquiryform } from './enquiryform.ts';
import { faq } from './faq.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { hosting } from './hosting.ts';
import { identity } from './identity.ts';
import { imports } from './imports.ts';
import { joining } from './joining.ts';
import { mail } from './mail.ts';
import { members } from './members.ts';
import { noscript } from './noscript.ts';
import { partners } from './partners.ts';
import { price } from './price.ts';
import { publications } from './publications.ts';
import { recovery } from './recovery.ts';
import { registration } from './registration.ts';
import { reviews } from './reviews.ts';
import { roles } from './roles.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { subscribers } from './subscribers.ts';

/** Every word of the screens, namespace «start», by the nouns of the product. */
export const start = {
  account,
  advantages,
  applications,
  cabinet,
  catalogue,
  common,
  customer,
  customerletter,
  enquiries,
  enquiryform,
  faq,
  help,
  home,
  hosting,
  identity,
  imports,
  partners,
  price,
  mail,
  joining,
  members,
  noscript,
  roles,
  publications,
  recovery,
  registration,
  reviews,
  search,
  shell,
  subscribers,
} as const;
