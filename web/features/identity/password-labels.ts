import { t } from '../../app/words/i18n.ts';
import './words.ts';

/** The words of every password field. */
export const passwordLabels = {
  show: t('identity:passwordField.show'),
  hide: t('identity:passwordField.hide'),
  capsLock: t('identity:passwordField.capsLock'),
  russianKeyboard: t('identity:passwordField.russianKeyboard'),
};
