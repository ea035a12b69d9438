import Search from 'lucide-react/icons/search';
import { longestPartnerFilter } from '../../../../contract/partner-limits.ts';
import { withBase } from '../../../app/base-path.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Button, Icon, SelectField, TextField } from '../../../ui/index.ts';

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
  const known = cities.find((one) => one.toLowerCase() === city.toLowerCase());
  return (
    <form
      className="partners-filter"
      aria-label={t('partners.filter.label')}
      action={withBase(pathTo('browsePartners'))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={t('partners.filter.name')}
        name="name"
        type="search"
        value={name}
        maxLength={longestPartnerFilter}
        autoComplete="off"
        enterKeyHint="search"
        icon={<Icon of={Search} />}
        onChange={(event) => onName(event.target.value)}
      />
      <SelectField
        label={t('partners.filter.city')}
        name="city"
        autoComplete="off"
        value={known ?? city}
        onChange={(event) => onCity(event.target.value)}
      >
        <option value="">{t('partners.filter.everywhere')}</option>
        {known === undefined && city !== '' && <option>{city}</option>}
        {cities.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <Button type="submit" variant="second">
        {t('partners.filter.find')}
      </Button>
    </form>
  );
}
