import { Box, Button } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';

const tools = {
  rowAfter: (editor: Editor) => editor.chain().focus().addRowAfter().run(),
  columnAfter: (editor: Editor) => editor.chain().focus().addColumnAfter().run(),
  headerRow: (editor: Editor) => editor.chain().focus().toggleHeaderRow().run(),
  mergeOrSplit: (editor: Editor) => editor.chain().focus().mergeOrSplit().run(),
  rowGone: (editor: Editor) => editor.chain().focus().deleteRow().run(),
  columnGone: (editor: Editor) => editor.chain().focus().deleteColumn().run(),
  tableGone: (editor: Editor) => editor.chain().focus().deleteTable().run(),
} as const;

/** What can be done with the table that the cursor stands in. */
export function TableTools({ editor }: { editor: Editor }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', width: '100%', gap: 0.5 }}>
      {Object.entries(tools).map(([name, run]) => (
        <Button key={name} size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => run(editor)}>
          {translate(`publishing.editor.tables.${name}`)}
        </Button>
      ))}
    </Box>
  );
}
