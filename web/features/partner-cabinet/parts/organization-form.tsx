import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { drawRequestKey } from '../../../../contract/draw-request-key.ts';
import { partnerCardForm } from '../../../../contract/partner-cabinet-card.forms.ts';
import { changeOrganization, type OwnOrganization } from '../../../../contract/partner-cabinet-card.ts';
import { unansweredLimit } from '../../../../contract/partner-cabinet-card.values.ts';
import { CallFailure } from '../../../app/calls/call-failure.ts';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { useChange } from '../../../app/calls/use-change.ts';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { Note, SubmitButton, useToast } from '../../../ui/index.ts';
import { cabinetQueries } from '../queries.ts';
import { useKeepingCard, useKeptCard, valuesOf } from '../use-kept-card.ts';
import { OrganizationFields } from './organization-fields.tsx';
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
  const { initial, kept, setKept, isFromDraft } = useKeptCard(organization);
  const { mutateAsync } = useChange(changeOrganization);
  const form = useForm({ initial, rules: rulesBy(partnerCardForm) });
  const typed = form.watch();
  useKeepingCard(organization.id, form.values, kept);
  const submit = form.submit(async (values) => {
    const press = { key: drawRequestKey(), typed: form.values() };
    const unanswered = kept.presses.map(({ key }) => key);
    setKept({ ...kept, presses: [...kept.presses, press].slice(-unansweredLimit) });
    const body = { ...values, version: kept.card.version, key: press.key, unanswered };
    const { version } = await mutateAsync({ body }).catch((error: Error) => {
      if (isRefused(error)) setKept(kept);
      throw error;
    });
    // The card stands as it is stored: «г. Алматы» as the city of the directory. What cannot be read now stays as typed.
    const stored = await queryClient.fetchQuery(cabinetQueries.organization()).catch(() => undefined);
    const card = stored?.version === version ? valuesOf(stored) : form.values();
    setKept({ card: { values: card, version, typed: press.typed }, presses: [] });
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

/** Whether the server has said that it did nothing. */
const isRefused = (error: Error) =>
  error instanceof CallFailure && typeof error.status === 'number' && error.status < 500;
