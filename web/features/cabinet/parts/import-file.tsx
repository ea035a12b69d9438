import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { importLimits } from '../../../../contract/imports.forms.ts';
import { checkImport } from '../../../../contract/imports.ts';
import { CallFailure, messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { classNames, Icon, Note, Spinner } from '../../../ui/index.ts';
import { importAddress } from '../import-choice.ts';
import { readAsBase64 } from '../read-file.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';

const megabyte = 1024 * 1024;
const size = importLimits.fileBytes / megabyte;

/** Takes a file and sends it to be checked; what was read is shown at an address of its own. */
export function ImportFile() {
  const navigate = useNavigate();
  const id = useId();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState('');
  const [over, setOver] = useState(false);
  const check = useCabinetChange(checkImport, {
    onSuccess: (made) => void navigate(importAddress({ id: made.id })),
    onError: (error) =>
      setRefusal((error instanceof CallFailure && error.fields.file) || messageOf(error, t('cabinet.noAnswer'))),
  });
  const take = async (file: File | undefined) => {
    if (!file || check.isPending) return;
    setName(file.name);
    setRefusal('');
    if (file.size > importLimits.fileBytes) return setRefusal(t('imports.file.tooLarge', { size }));
    const content = await readAsBase64(file).catch(() => undefined);
    if (content === undefined) return setRefusal(t('imports.file.unreadable'));
    check.mutate({ body: { fileName: file.name.slice(-100), file: content } });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.currentTarget.files?.[0]);
    // The same file, mended, can be chosen again.
    event.currentTarget.value = '';
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section className="card import-file" aria-labelledby={`${id}-title`}>
      <h2 className="h3" id={`${id}-title`}>
        {t('imports.file.title')}
      </h2>
      <label
        className={classNames('import-drop', over && 'import-drop-over')}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          className="visually-hidden"
          aria-describedby={`${id}-limits`}
          onChange={choose}
        />
        {check.isPending ? <Spinner /> : <Icon of={FileUp} size={28} />}
        <span role="status">
          {check.isPending ? t('imports.file.busy', { name }) : <b className="link">{t('imports.file.choose')}</b>}
        </span>
        <span className="cell-second" id={`${id}-limits`}>
          <span className="import-drop-hint">{t('imports.file.drop')} · </span>
          {t('imports.file.limits', { rows: importLimits.rows, size })}
        </span>
      </label>
      {refusal && (
        <Note kind="error">
          <span className="given-name">{name}</span>. {refusal}
        </Note>
      )}
    </section>
  );
}
