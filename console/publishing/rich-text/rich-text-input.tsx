import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { extensions } from './extensions.ts';
import { cleanPasted } from './paste-from-word.ts';
import { asStored, withPictures } from './picture-places.ts';
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
  onChange: (html: string) => void;
  onBlur: () => void;
  attributes: Record<string, string>;
}

/** The editor over a stored text; it tells each change as the text to be stored. */
function useRichText({ stored, onChange, onBlur, attributes }: WrittenText) {
  const written = useRef(stored);
  const editor = useEditor({
    extensions,
    injectCSS: false,
    content: withPictures(stored),
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : asStored(changed.getHTML());
      onChange(written.current);
    },
    onBlur,
  });
  // What came from elsewhere — a saved text, another's text, a version of before — replaces what is shown.
  useEffect(() => {
    if (!editor || stored === written.current) return;
    written.current = stored;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(withPictures(stored), { emitUpdate: false });
    const end = editor.state.doc.content.size;
    if (editor.isFocused) editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, stored]);
  return editor;
}

/** A text with headings, lists, links, tables and pictures. */
export function RichTextInput({ source, label, helperText, isRequired = false }: RichTextInputProps) {
  const translate = useTranslate();
  const {
    field,
    fieldState: { error },
  } = useInput({ source });
  const [labelId, helpId] = [useId(), useId()];
  const editor = useRichText({
    stored: typeof field.value === 'string' ? field.value : '',
    onChange: field.onChange,
    onBlur: () => field.onBlur(),
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
      <FormHelperText id={helpId} component="div">
        {error?.message ? <ValidationError error={error.message} /> : helperText}
      </FormHelperText>
    </FormControl>
  );
}
