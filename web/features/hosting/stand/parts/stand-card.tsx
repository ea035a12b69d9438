import { ChevronDown } from 'lucide-react';
import { formatTenge, noBreak } from '../stand-format.ts';
import type { StandCardScreen, StandField } from '../stand-screens.ts';
import { StandStatus } from './stand-status.tsx';
import { StandTableView } from './stand-table.tsx';

function Field({ field, id }: { field: StandField; id: string }) {
  return (
    <div className="stand-field">
      <label htmlFor={id}>{noBreak(field.label)}</label>
      {field.kind === 'choice' ? (
        <div className="stand-select">
          <select className="stand-input" id={id} defaultValue={field.value}>
            {field.options?.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </div>
      ) : (
        <input
          className="stand-input"
          id={id}
          type="text"
          defaultValue={field.value}
          readOnly={field.kind === 'computed'}
        />
      )}
    </div>
  );
}

/** A document or a person: fields that may be tried, rows and what they come to. */
export function StandCard({ screen, screenLink }: { screen: StandCardScreen; screenLink: (id: string) => string }) {
  return (
    <>
      <section className="stand-panel stand-form" aria-labelledby="stand-form">
        <div className="stand-formhead">
          <h2 className="stand-h2" id="stand-form">
            Основное
          </h2>
          <StandStatus word={screen.state} />
        </div>
        <div className="stand-fields">
          {screen.fields.map((field, index) => (
            <Field key={field.label} field={field} id={`stand-field-${index + 1}`} />
          ))}
        </div>
      </section>
      <section>
        <h2 className="stand-h2 stand-above">{noBreak(screen.rowsTitle)}</h2>
        <StandTableView caption={screen.rowsTitle} table={screen.table} screenLink={screenLink} />
      </section>
      <div className="stand-end">
        <a className="stand-button stand-button-second" href={screenLink(screen.back.screen)}>
          {screen.back.label}
        </a>
        {screen.summary.length > 0 && (
          <dl className="stand-summary">
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
