import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { partnerCardForm } from '../../../../contract/partner-cabinet-card.forms.ts';
import { changeOrganization, type OwnOrganization } from '../../../../contract/partner-cabinet-card.ts';
import { CallFailure } from '../../../app/calls/call-failure.ts';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { useChange } from '../../../app/calls/use-change.ts';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { Note, SubmitButton, useToast } from '../../../ui/index.ts';
import { cabinetQueries } from '../queries.ts';
import { type Card, isOwnSave, useKeepingCard, useKeptCard, valuesOf } from '../use-kept-card.ts';
import { type CardValues, OrganizationFields } from './organization-fields.tsx';
import { OrganizationPreview } from './organization-preview.tsx';
import '../words.ts';
import styles from './organization-form.module.css';

/** The fields of the card, and beside them how the directory shows what is typed. */
export function OrganizationForm({ organization }: { organization: OwnOrganization }) {
  const { t } = useTranslation('partner-cabinet');
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { name, published } = organization;
  // With the version that filled the fields; a newer one, fetched meanwhile, was saved by a colleague.
  const { initial, saved, setSaved, sent, setSent, isFromDraft } = useKeptCard(organization);
  const save = useSavingCard(saved, { sent, setSent });
  const form = useForm({ initial, rules: rulesBy(partnerCardForm) });
  const typed = form.watch();
  useKeepingCard(form.values, saved, sent);
  const submit = form.submit(async (values) => {
    const { version } = await save(values);
    // The card stands as it is stored: «г. Алматы» as the city of the directory. What cannot be read now stays as typed.
    const stored = await queryClient.fetchQuery(cabinetQueries.organization()).catch(() => undefined);
    const card = stored?.version === version ? valuesOf(stored) : form.values();
    setSaved({ values: card, version });
    setSent([]);
    form.reset(card);
    void queryClient.invalidateQueries({ queryKey: ['partners'] });
    showToast({ text: t(published ? 'organization.done' : 'organization.doneHidden') });
  });
  return (
    <div className={styles.columns}>
      <form className="form-rows" method="post" action="" noValidate onSubmit={submit}>
        {isFromDraft && <Note>{t('organization.fromDraft')}</Note>}
        <OrganizationFields name={name} form={form} />
        <ChangeFailure error={form.failure} />
        <div>
          <SubmitButton label={t('organization.submit')} busyLabel={t('organization.busy')} busy={form.busy} />
        </div>
      </form>
      <OrganizationPreview organization={{ ...organization, properties: typed, city: typed.city }} />
    </div>
  );
}

interface Sent {
  /** What was sent since the card was last known to be saved. */
  sent: readonly CardValues[];
  setSent: (sent: readonly CardValues[]) => void;
}

/** Saves what is typed over the card; where that is the person's own save, of which the answer was lost, over that. */
function useSavingCard(saved: Card, { sent, setSent }: Sent) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useChange(changeOrganization);
  const saveOver = (version: number, values: CardValues) => mutateAsync({ body: { ...values, version } });
  return (values: CardValues) => {
    setSent([...sent, values]);
    return saveOver(saved.version, values).catch(async (error: Error) => {
      if (!(error instanceof CallFailure) || error.code !== 'partners.changed') throw error;
      const stored = await queryClient.fetchQuery(cabinetQueries.organization());
      if (!isOwnSave({ values: valuesOf(stored), version: stored.version }, saved, sent)) throw error;
      return saveOver(stored.version, values);
    });
  };
}
