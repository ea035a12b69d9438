import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Form, type HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Begun, useBegunHere } from './begun-here.ts';
import { keepFocus } from './keep-focus.ts';
import { KeepTyping } from './keep-typing.tsx';
import { isUnclear, type Keyed, useKeyed } from './keyed.ts';
import { LeadToFault } from './lead-to-fault.tsx';

interface ActionButtonProps {
  /** The key of the action's words: `label`, `title`, `text` and `done` below it; `done` may name what the answer has. */
  words: string;
  /** What the words name. */
  about?: Record<string, unknown>;
  /** Makes the call, with the key of the button where it is to be done once; what it returns is handed to `after`. */
  act(values: Record<string, unknown>, key: string): Promise<unknown>;
  /** Runs after it instead of a refresh. */
  after?(answer: unknown): void;
  /** What the form begins with. */
  initial?: Record<string, unknown>;
  /** The fields of the form, and what is told before it. */
  children?: ReactNode;
  isDangerous?: boolean;
  disabled?: boolean;
}

/**
 * A button that asks in a dialog, acts, and says what was done; what was typed stays when the act is refused. The key outlives the
 * dialog: whoever has closed it after a lost answer and asks anew does nothing twice.
 */
export function ActionButton({
  words,
  about = {},
  isDangerous = false,
  disabled = false,
  ...dialog
}: ActionButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const once = useKeyed();
  const begin = useBegunHere();
  const button = useFocusAfter();
  const color = isDangerous ? 'error' : 'primary';
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        size="small"
        color={color}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {translate(`${words}.label`)}
      </Button>
      {isOpen && <ActionDialog {...dialog} {...{ words, about, color, once, begin }} close={() => setOpen(false)} />}
    </>
  );
}

/** The button of a row that goes with what was done in it hands the focus on to what stands nearest on the page. */
function useFocusAfter() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const { current: held } = button;
    return () => {
      if (!held || document.activeElement !== held) return;
      const returnFocus = keepFocus();
      requestAnimationFrame(() => window.location.pathname === pathname && returnFocus());
    };
  }, []);
  return button;
}

interface ActionDialogProps extends Omit<ActionButtonProps, 'isDangerous' | 'disabled'> {
  about: Record<string, unknown>;
  color: 'error' | 'primary';
  once: Keyed;
  begin(): Begun;
  close(): void;
}

/** What is to be read in a field has room there, and no label lies on the words above it. */
const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 1.5,
  paddingTop: 2,
  '& .MuiFormControl-root, & .MuiAutocomplete-root': { width: '100%' },
} as const;

/** Without it a form would begin with the record of the screen: its login, for one, would confirm itself. */
const nothing = {};

/**
 * What the form begins with. Another one would be written over what has been typed meanwhile; after a conflict the fields
 * that were not touched become as they are now.
 */
function useFirst(initial: Record<string, unknown>) {
  const [first, setFirst] = useState(initial);
  const [isBehind, setBehind] = useState(false);
  if (isBehind && JSON.stringify(initial) !== JSON.stringify(first)) {
    setFirst(initial);
    setBehind(false);
  }
  return { first, adoptNow: () => setBehind(true) };
}

/**
 * What a failure asks for. Where the act may be done all the same, the screen is read anew when the dialog is closed, not before: the
 * row that the dialog belongs to may be gone then, and what is said with it.
 */
function useFailure(close: () => void, adoptNow: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [failure, setFailure] = useState('');
  const { current: dialog } = useRef({ isLeft: false, isBehind: false });
  const leave = () => {
    if (dialog.isBehind) refresh();
    dialog.isLeft = true;
    close();
  };
  const note = (error: HttpError, begun: Begun) => {
    setFailure(error.message);
    if (begun.isLeft()) begun.tell(error);
    else if (dialog.isLeft) {
      notify(error.message, { type: 'error' });
      refresh();
    } else if (isUnclear(error) || error.status === 404 || error.body?.code === 'common.done-before')
      dialog.isBehind = true;
    // What somebody else has changed meanwhile is read anew, and the next try is about that.
    else if (error.status === 409) {
      refresh();
      adoptNow();
    }
  };
  return { failure, clear: () => setFailure(''), note, leave, isLeft: () => dialog.isLeft };
}

/** Hears of each change that the person makes in the form, also of one that is chosen. */
function OnTyping({ then }: { then: () => void }) {
  const { watch } = useFormContext();
  const hear = useEffectEvent(then);
  useEffect(() => {
    const { unsubscribe } = watch((_values, { type }) => type === 'change' && hear());
    return unsubscribe;
  }, [watch]);
  return null;
}

function ActionDialog({ words, about, act, after, initial = nothing, children, color, ...button }: ActionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const { first, adoptNow } = useFirst(initial);
  const { failure, clear, note, leave, isLeft } = useFailure(button.close, adoptNow);
  const [isBusy, setBusy] = useState(false);
  // A press beside a dialog with fields is mostly a slip, and would throw away what was typed.
  const mayClose = (how: string) => !children || how !== 'backdropClick';
  const submit = async (values: object) => {
    const begun = button.begin();
    setBusy(true);
    clear();
    try {
      const answer = await button.once((key) => act(values as Record<string, unknown>, key));
      notify(translate(`${words}.done`, { ...Object(answer), ...about }), { type: 'success' });
      if (!isLeft()) button.close();
      if (after) after(answer);
      else refresh();
      return undefined;
    } catch (error) {
      note(error as HttpError, begun);
      return (error as HttpError).body?.errors as Record<string, string> | undefined;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={(_, how) => mayClose(how) && leave()} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate(`${words}.title`, about)}</DialogTitle>
      <Form onSubmit={submit} record={first}>
        <DialogContent>
          <DialogContentText>{translate(`${words}.text`, about)}</DialogContentText>
          {children && <Box sx={fields}>{children}</Box>}
          <KeepTyping />
          <OnTyping then={clear} />
          <LeadToFault />
          {failure && (
            <Alert severity="error" sx={{ marginTop: 2 }}>
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color={color} disabled={isBusy}>
            {translate(`${words}.label`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
