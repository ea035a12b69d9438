import { FileUp } from 'lucide';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importLimits } from '../../../../contract/invitations-import.values.ts';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { Card, classNames, Icon, Note, SecondLine, Spinner } from '../../../ui/index.ts';
import type { ImportFileWork } from '../use-import-file.ts';
import '../words.ts';
import styles from './import-file.module.css';

/** Takes a file and sends it to be read. */
export function ImportFile({ work }: { work: ImportFileWork }) {
  const { t } = useTranslation('partner-cabinet');
  const id = useId();
  const { name, isReading, take } = work;
  return (
    <Card as="section" className={styles.file} aria-labelledby={`${id}-title`}>
      <h2 className="h3" id={`${id}-title`}>
        {t('imports.file.title')}
      </h2>
      <DropArea take={take} limitsId={`${id}-limits`}>
        {isReading ? <Spinner /> : <Icon of={FileUp} size={28} />}
        <span role="status">
          {isReading ? t('imports.file.busy', { name }) : <b className="link">{t('imports.file.choose')}</b>}
        </span>
        <SecondLine id={`${id}-limits`}>
          <span className={styles.hint}>{t('imports.file.drop')} · </span>
          {t('imports.file.limits', { rows: importLimits.rows, size: importLimits.megabytes })}
        </SecondLine>
      </DropArea>
      <Refusal work={work} />
    </Card>
  );
}

/** What is wrong with the file, or that it was not read, with a button to read the same one again. */
function Refusal({ work: { name, refusal, isReading, takeAgain } }: { work: ImportFileWork }) {
  const { t } = useTranslation('partner-cabinet');
  if (typeof refusal === 'string')
    return (
      <Note kind="error">
        <span className="given-name">{name}</span>. {refusal}
      </Note>
    );
  const retry = { onPress: takeAgain, busy: isReading };
  return <ChangeFailure error={refusal} what={t('imports.file.failed', { name })} retry={retry} />;
}

interface DropAreaProps {
  take: ImportFileWork['take'];
  /** The element that says how large a file may be. */
  limitsId: string;
  children: ReactNode;
}

/** A file can be chosen here, or dropped. */
function DropArea({ take, limitsId, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take([...(event.currentTarget.files ?? [])]);
    // The same file, corrected, can be chosen again.
    event.currentTarget.value = '';
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const { files, items } = event.dataTransfer;
    void take([...files], items[0]?.webkitGetAsEntry()?.isDirectory);
  };
  return (
    <label
      className={classNames(styles.drop, over && styles.over)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        className="visually-hidden"
        aria-describedby={limitsId}
        onChange={choose}
      />
      {children}
    </label>
  );
}
