import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ImportEncoding,
  importColumnsAtMost,
  importEncodings,
  importFields,
} from '../../../../contract/invitations-import.values.ts';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { Button, Card, Note, SelectField } from '../../../ui/index.ts';
import { columnsOf } from '../table-beginning.ts';
import type { ImportFileWork, ImportRefusal } from '../use-import-file.ts';
import { ColumnField, isNeeded } from './column-field.tsx';
import { FirstCustomers } from './first-customers.tsx';
import { NameColumns } from './name-columns.tsx';
import '../words.ts';
import styles from './import-columns.module.css';

type Read = NonNullable<ImportFileWork['file']>;

/** How the file was read and which column holds what: a guess that the person confirms or changes. */
export function ImportColumns({ work, file }: { work: ImportFileWork; file: Read }) {
  const { t } = useTranslation('partner-cabinet');
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { rows, isKnown } = file.beginning;
  const columns = columnsOf(rows, file.layout.head);
  const send = () => {
    setAsked(true);
    if (importFields.every((field) => !isNeeded(field) || file.layout.columns[field] !== undefined)) work.send();
  };
  return (
    <Card as="section" className={styles.columns} aria-labelledby={id}>
      <h2 className="h3" id={id} tabIndex={-1} ref={title}>
        {t('imports.columns.title')}
      </h2>
      <p className="given-name">{t('imports.columns.file', { name: file.name })}</p>
      {isKnown && <Note kind="info">{t('imports.columns.known')}</Note>}
      {rows.some(({ cells }) => cells.length === importColumnsAtMost) && (
        <Note kind="info">{t('imports.columns.limit', { count: importColumnsAtMost })}</Note>
      )}
      <div className={styles.fields}>
        <EncodingField work={work} file={file} />
        <HeadField work={work} file={file} />
        {importFields.map((field) => {
          const props = { columns, work, file, isAsked };
          if (field === 'customerName') return <NameColumns key={field} {...props} />;
          return <ColumnField key={field} field={field} {...props} />;
        })}
      </div>
      <FirstCustomers rows={rows} layout={file.layout} />
      <Refusal of={work.refusal} />
      <div className={styles.actions}>
        <Button busy={work.isChecking} busyLabel={t('imports.columns.checking')} onClick={send}>
          {t('imports.columns.check')}
        </Button>
        <Button variant="quiet" inactive={work.isReading || work.isChecking} onClick={work.forget}>
          {t('imports.draft.other')}
        </Button>
      </div>
    </Card>
  );
}

function Refusal({ of: refusal }: { of: ImportRefusal }) {
  if (typeof refusal !== 'string') return <ChangeFailure error={refusal} />;
  return <Note kind="error">{refusal}</Note>;
}

interface FieldProps {
  work: ImportFileWork;
  file: Read;
}

function EncodingField({ work, file }: FieldProps) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <SelectField
      label={t('imports.columns.encoding')}
      hint={t(work.isReading ? 'imports.columns.reading' : 'imports.columns.encodingHint')}
      value={file.beginning.encoding}
      onChange={(event) => work.readAs(event.currentTarget.value as ImportEncoding)}
    >
      {Object.entries(importEncodings).map(([encoding, name]) => (
        <option key={encoding} value={encoding}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The lines among which the head is looked for. */
const headAmong = 10;
const headLetters = 40;
const shorten = (words: string) => (words.length > headLetters ? `${words.slice(0, headLetters)}…` : words);

function HeadField({ work, file }: FieldProps) {
  const { t } = useTranslation('partner-cabinet');
  const { head } = file.layout;
  const rows = file.beginning.rows.filter(({ line }, index) => index < headAmong || line === head);
  return (
    <SelectField
      label={t('imports.columns.head')}
      hint={head > 0 && t('imports.columns.headHint')}
      value={head}
      onChange={(event) => work.setLayout({ ...file.layout, head: Number(event.currentTarget.value) })}
    >
      <option value={0}>{t('imports.columns.noHead')}</option>
      {rows.map(({ line, cells }) => (
        <option key={line} value={line}>
          {t('imports.columns.line', { line, words: shorten(cells.filter(Boolean).join(', ')) })}
        </option>
      ))}
    </SelectField>
  );
}
