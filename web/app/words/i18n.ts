import i18next, { type FlatNamespace, type ParseKeys, type ResourceKey, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import start from '../../locales/ru/start.json';

/** The language of the interface; there is no other. */
const language = 'ru';

void i18next.use(initReactI18next).init({
  lng: language,
  fallbackLng: language,
  defaultNS: 'start',
  resources: { [language]: { start } },
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Adds the words of a feature, `web/locales/ru/<noun>.json`, as the namespace of that noun. */
export function addWords(namespace: FlatNamespace, words: ResourceKey): void {
  i18next.addResourceBundle(language, namespace, words);
}

/** A key of the screens' words with its namespace, `<namespace>:<key>`; a plural is named without its form. */
export type TextKey = Extract<ParseKeys<FlatNamespace[]>, `${string}:${string}`>;

/** The text of a key with its namespace, for code outside of components; components use `useTranslation`. */
export const t: TFunction<FlatNamespace[]> = i18next.t;

/** The text of a key that is known only at run time. */
export const text = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string =>
  i18next.t(key, values);
