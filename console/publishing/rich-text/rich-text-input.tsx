import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { createDocument } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useInput, useNotify, useTranslate, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useEmptied } from '../use-emptied.ts';
import { extensions, rulesOfPasting, rulesOfTyping } from './extensions.ts';
import { droppedPictures, hasOnlyOtherFiles, pastedPictures } from './given-pictures.ts';
import { cleanPasted, hasForeignPictures } from './paste-from-word.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { asStored, withPictures } from './picture-places.ts';
import { isSameText } from './same-text.ts';
import { sheet } from './sheet.ts';
import { Toolbar } from './toolbar.tsx';

interface RichTextInputProps {
  source: string;
  label: string;
  helperText?: string | false;
  isRequired?: boolean;
}

interface WrittenText {
  stored: string;
  /** What the form has begun with: who has typed something and taken it back has changed nothing. */
  first: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Pictures were dropped on the text or pasted into it, at this place of it where that is known. */
  onPictures: (files: readonly File[], at?: number) => void;
  onLost: () => void;
  /** What was dropped can stand in no text. */
  onOtherFiles: () => void;
  attributes: Record<string, string>;
}

/** The editor over a stored text; it tells each change as the text to be stored. */
function useRichText({ stored, first, onChange, onBlur, onPictures, onLost, onOtherFiles, attributes }: WrittenText) {
  const written = useRef(stored);
  const isStill = useIsStill();
  const editor = useEditor({
    extensions,
    enableInputRules: rulesOfTyping,
    enablePasteRules: rulesOfPasting,
    injectCSS: false,
    content: withPictures(stored),
    editorProps: {
      transformPastedHTML: (html) => {
        const clean = cleanPasted(html);
        if (hasForeignPictures(clean)) onLost();
        return clean;
      },
      handleDrop: (view, event, _, isMoved) => {
        if (!isMoved && hasOnlyOtherFiles(event)) onOtherFiles();
        const files = isMoved ? [] : droppedPictures(event);
        if (files.length > 0) onPictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return files.length > 0;
      },
      handlePaste: (_, event) => {
        const files = pastedPictures(event);
        if (files.length > 0) onPictures(files);
        return files.length > 0;
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = isStill(changed, first) ? first : changed.isEmpty ? '' : asStored(changed.getHTML());
      onChange(written.current);
    },
    onBlur,
  });
  // What came from elsewhere — a saved text, another's text, a version of before — replaces what is shown.
  useEffect(() => {
    if (!editor || stored === written.current) return;
    written.current = stored;
    // A text that was saved is tidied: who types on in it keeps the empty line or the blank at which the caret stands.
    if (isStill(editor, stored)) return;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(withPictures(stored), { emitUpdate: false });
    const end = editor.state.doc.content.size;
    if (editor.isFocused) editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, stored, isStill]);
  return editor;
}

/** Whether an editor shows a stored text; the text is read once while it stays the same. */
function useIsStill() {
  const [read] = useState<{ html?: string; text?: Node }>({});
  return useCallback(
    (editor: Editor, html: string): boolean => {
      if (html !== read.html) read.text = createDocument(withPictures(html), editor.schema);
      read.html = html;
      return read.text !== undefined && isSameText(editor.state.doc, read.text);
    },
    [read],
  );
}

/** A text with headings, lists, links, tables and pictures. */
export function RichTextInput({ source, label, helperText, isRequired = false }: RichTextInputProps) {
  const translate = useTranslate();
  const {
    field,
    fieldState: { error },
  } = useInput({ source, parse: useEmptied(source) });
  const first: unknown = useFormContext().formState.defaultValues?.[source];
  const notify = useNotify();
  const [labelId, helpId] = [useId(), useId()];
  const [given, setGiven] = useState<{ files: readonly File[]; at?: number | undefined }>({ files: [] });
  const editor = useRichText({
    stored: typeof field.value === 'string' ? field.value : '',
    first: typeof first === 'string' ? first : '',
    onChange: field.onChange,
    onBlur: () => field.onBlur(),
    onPictures: (files, at) => setGiven({ files, at }),
    onLost: () => notify('publishing.editor.picturesLeft', { type: 'warning', multiLine: true }),
    onOtherFiles: () => notify('publishing.editor.onlyPictures', { type: 'warning', multiLine: true }),
    attributes: {
      'aria-labelledby': labelId,
      'aria-describedby': helpId,
      ...(isRequired && { 'aria-required': 'true' }),
    },
  });
  return (
    <FormControl fullWidth error={error !== undefined} margin="dense" data-field={source}>
      <FormLabel
        id={labelId}
        component="h2"
        sx={{ margin: 0 }}
        required={isRequired}
        onClick={() => editor?.commands.focus()}
      >
        {label}
      </FormLabel>
      {editor && (
        <FormControl sx={sheet} fullWidth error={error !== undefined}>
          <Toolbar editor={editor} label={translate('publishing.editor.toolbar', { name: label })} />
          <EditorContent editor={editor} />
        </FormControl>
      )}
      {editor && given.files[0] && (
        <PictureDialog
          key={given.files.length}
          editor={editor}
          file={given.files[0]}
          at={given.at}
          hasMore={given.files.length > 1}
          onClose={() => setGiven({ files: given.files.slice(1) })}
        />
      )}
      <FormHelperText id={helpId} component="div">
        {error?.message ? <ValidationError error={error.message} /> : helperText}
      </FormHelperText>
    </FormControl>
  );
}
