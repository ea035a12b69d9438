import { useEffect, useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import {
  type ConsoleLetterTemplate,
  changeLetterTemplate,
  getLetterTemplate,
  type LetterWords,
  restoreLetterTemplate,
} from '../../contract/letter-templates.ts';
import { type Begun, useBegunHere } from '../app/begun-here.ts';
import { useKeyed } from '../app/keyed.ts';
import { request } from '../app/request.ts';

/** The open letter, and what can be done with its words. */
export interface OpenTemplate {
  record: ConsoleLetterTemplate | undefined;
  failure: string;
  /** What is stored, when it was saved from elsewhere, or by a try whose answer was lost, while this form was open. */
  theirs: ConsoleLetterTemplate | undefined;
  /** Saves what was typed; returns what is wrong, by field. */
  save(values: object): Promise<Record<string, string> | undefined>;
  /** Gives the letter its own words back; returns them when it is done. */
  restore(): Promise<LetterWords | undefined>;
}

/** Reads a letter's words once, so that nothing that is typed is replaced behind the person's back. */
export function useTemplate(id: string): OpenTemplate {
  const notify = useNotify();
  const translate = useTranslate();
  const once = useKeyed();
  const [record, setRecord] = useState<ConsoleLetterTemplate>();
  const [theirs, setTheirs] = useState<ConsoleLetterTemplate>();
  const begin = useBegunHere();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    request(getLetterTemplate, { params: { id } }).then(setRecord, (error: Error) => setFailure(error.message));
  }, [id]);
  const version = theirs?.version ?? record?.version ?? 1;
  const report = async (error: unknown, begun: Begun) => {
    const { body } = error as HttpError;
    begun.tell(error as HttpError);
    // Not awaited: the form takes what is stored when its own saving is over.
    if (['console.changed', 'common.done-before'].includes(body?.code))
      void request(getLetterTemplate, { params: { id } }).then(setTheirs, () => undefined);
    return body?.errors as Record<string, string> | undefined;
  };
  const accept = (saved: ConsoleLetterTemplate, words: string) => {
    setTheirs(undefined);
    setRecord(saved);
    notify(translate(words), { type: 'success' });
  };
  const save = async (values: object) => {
    const begun = begin();
    try {
      const body = { ...(values as LetterWords), version };
      const saved = await once((key) => request(changeLetterTemplate, { params: { id }, body: { ...body, key } }));
      accept(saved, 'mail.template.saved');
      return undefined;
    } catch (error) {
      return await report(error, begun);
    }
  };
  const restore = async () => {
    const begun = begin();
    try {
      const saved = await once((key) => request(restoreLetterTemplate, { params: { id }, body: { version, key } }));
      accept(saved, 'mail.template.restored');
      return saved.words;
    } catch (error) {
      await report(error, begun);
      return undefined;
    }
  };
  return { record, failure, theirs, save, restore };
}
