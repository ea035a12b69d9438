import { Search } from 'lucide';
import { useTranslation } from 'react-i18next';
import { longestPartnerFilter } from '../../../../contract/partners.values.ts';
import { hideTouchKeyboard } from '../../../app/forms/hide-touch-keyboard.ts';
import { useEarlyInput } from '../../../app/forms/use-early-input.ts';
import { withBase } from '../../../app/routing/base-path.ts';

import { pathTo } from '../../../routes.ts';
import { Button, Icon, SelectField, TextField } from '../../../ui/index.ts';
import '../words.ts';
import styles from '../browse-partners.module.css';

interface PartnersFilterProps {
  name: string;
  city: string;
  cities: readonly string[];
  onName: (name: string) => void;
  onCity: (city: string) => void;
  onSubmit: () => void;
}

/** Name and city to look for; a plain form, so that it works without scripts as well. */
export function PartnersFilter({ name, city, cities, onName, onCity, onSubmit }: PartnersFilterProps) {
  const { t } = useTranslation('partners');
  const nameField = useEarlyInput<HTMLInputElement>(name, onName);
  const cityField = useEarlyInput<HTMLSelectElement>(city, onCity);
  const known = cities.find((one) => one.toLowerCase() === city.toLowerCase());
  return (
    <form
      className={styles.filter}
      aria-label={t('filter.label')}
      action={withBase(pathTo('browsePartners'))}
      onSubmit={(event) => {
        event.preventDefault();
        hideTouchKeyboard(nameField.current);
        onSubmit();
      }}
    >
      <TextField
        label={t('filter.name')}
        name="name"
        type="search"
        ref={nameField}
        value={name}
        maxLength={longestPartnerFilter}
        autoComplete="off"
        enterKeyHint="search"
        icon={<Icon of={Search} />}
        onChange={(event) => onName(event.target.value)}
      />
      <SelectField
        label={t('filter.city')}
        name="city"
        autoComplete="off"
        ref={cityField}
        value={known ?? city}
        onChange={(event) => onCity(event.target.value)}
      >
        <option value="">{t('filter.everywhere')}</option>
        {known === undefined && city !== '' && <option>{city}</option>}
        {cities.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <Button type="submit" variant="second">
        {t('filter.find')}
      </Button>
    </form>
  );
}
