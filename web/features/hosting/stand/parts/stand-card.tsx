import { ChevronDown } from 'lucide';
import { classNames, Icon } from '../../../../ui/index.ts';
import { fieldName, longestValue } from '../stand-changes.ts';
import { formatTenge, noBreak } from '../stand-format.ts';
import frame from '../stand-page.module.css';
import type { StandCardScreen, StandField } from '../stand-screens.ts';
import forms from './stand-card.module.css';
import panels from './stand-panels.module.css';
import { StandStatus } from './stand-status.tsx';
import { StandTableView } from './stand-table.tsx';

function Field({ field, id, name }: { field: StandField; id: string; name: string }) {
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{noBreak(field.label)}</label>
      {field.kind === 'choice' ? (
        <div className={forms.select}>
          <select className={forms.input} id={id} name={name} defaultValue={field.value}>
            {field.options?.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon of={ChevronDown} size={18} />
        </div>
      ) : (
        <input
          className={forms.input}
          id={id}
          type="text"
          name={field.kind === 'computed' ? undefined : name}
          maxLength={longestValue}
          defaultValue={field.value}
          readOnly={field.kind === 'computed'}
        />
      )}
    </div>
  );
}

/** The form of a card, to which its button belongs. */
export const cardForm = 'stand-card';

interface StandCardProps {
  screen: StandCardScreen;
  screenLink: (id: string) => string;
  /** Where the form is sent. */
  path: string;
}

/** A document or a person: fields that may be changed, rows and what they come to. */
export function StandCard({ screen, screenLink, path }: StandCardProps) {
  return (
    <>
      <form
        className={classNames(panels.panel, forms.form)}
        id={cardForm}
        method="get"
        action={path}
        aria-labelledby="stand-form"
      >
        <input type="hidden" name="screen" value={screen.action?.screen ?? screen.id} />
        <input type="hidden" name="saved" value="1" />
        <div className={forms.formHead}>
          <h2 className={frame.heading} id="stand-form">
            Основное
          </h2>
          <StandStatus word={screen.state} />
        </div>
        <div className={forms.fields}>
          {screen.fields.map((field, index) => (
            <Field key={field.label} field={field} id={`stand-field-${index + 1}`} name={fieldName(index)} />
          ))}
        </div>
      </form>
      <section>
        <h2 className={classNames(frame.heading, frame.above)}>{noBreak(screen.rowsTitle)}</h2>
        <StandTableView caption={screen.rowsTitle} table={screen.table} screenLink={screenLink} />
      </section>
      <div className={forms.end}>
        <a className={classNames(frame.button, frame.second)} href={screenLink(screen.back.screen)}>
          {screen.back.label}
        </a>
        {screen.summary.length > 0 && (
          <dl className={forms.summary}>
            {screen.summary.map((line) => (
              <div key={line.label}>
                <dt>{noBreak(line.label)}</dt>
                <dd>{formatTenge(line.value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  );
}
