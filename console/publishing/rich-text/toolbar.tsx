import AddLink from '@mui/icons-material/AddLink';
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Redo from '@mui/icons-material/Redo';
import TableChart from '@mui/icons-material/TableChart';
import Undo from '@mui/icons-material/Undo';
import { Box, Divider, IconButton, MenuItem, Select } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { TableTools } from './table-tools.tsx';

interface ToolProps {
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  isOff?: boolean;
  onClick: () => void;
}

/** One button; the text keeps its selection when it is pressed. */
function Tool({ label, icon, isOn, isOff = false, onClick }: ToolProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      color={isOn ? 'primary' : 'default'}
      disabled={isOff}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}

const blockOf = (editor: Editor) =>
  ([2, 3, 4] as const).find((level) => editor.isActive('heading', { level })) ?? ('p' as const);

function stateOf({ editor }: { editor: Editor }) {
  return {
    block: blockOf(editor),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    picture: editor.isActive('image'),
    table: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

type Now = ReturnType<typeof stateOf>;
type Asking = 'link' | 'picture';
type ToolFacts = readonly [
  name: string,
  icon: ReactNode,
  onClick: () => void,
  state?: Pick<ToolProps, 'isOn' | 'isOff'>,
];

/** The tools in their groups. */
function toolsOf(editor: Editor, now: Now, ask: (what: Asking) => void): readonly (readonly ToolFacts[])[] {
  const chain = () => editor.chain().focus();
  return [
    [
      ['bold', <FormatBold key="i" />, () => chain().toggleBold().run(), { isOn: now.bold }],
      ['italic', <FormatItalic key="i" />, () => chain().toggleItalic().run(), { isOn: now.italic }],
      ['link', <AddLink key="i" />, () => ask('link'), { isOn: now.link }],
    ],
    [
      ['bullets', <FormatListBulleted key="i" />, () => chain().toggleBulletList().run(), { isOn: now.bullets }],
      ['numbers', <FormatListNumbered key="i" />, () => chain().toggleOrderedList().run(), { isOn: now.numbers }],
      ['quote', <FormatQuote key="i" />, () => chain().toggleBlockquote().run(), { isOn: now.quote }],
    ],
    [
      ['table', <TableChart key="i" />, () => chain().insertTable(newTable).run(), { isOff: now.table }],
      ['picture', <AddPhotoAlternate key="i" />, () => ask('picture'), { isOn: now.picture }],
    ],
    [
      ['clear', <FormatClear key="i" />, () => chain().unsetAllMarks().clearNodes().run()],
      ['undo', <Undo key="i" />, () => chain().undo().run(), { isOff: !now.canUndo }],
      ['redo', <Redo key="i" />, () => chain().redo().run(), { isOff: !now.canRedo }],
    ],
  ];
}

const newTable = { rows: 3, cols: 3, withHeaderRow: true };

function BlockSelect({ editor, block }: { editor: Editor; block: Now['block'] }) {
  const translate = useTranslate();
  const chain = () => editor.chain().focus();
  const setBlock = (wanted: string) =>
    wanted === 'p'
      ? chain().setParagraph().run()
      : chain()
          .setHeading({ level: Number(wanted) as 2 | 3 | 4 })
          .run();
  return (
    <Select
      size="small"
      variant="standard"
      disableUnderline
      value={String(block)}
      onChange={({ target }) => setBlock(target.value)}
      inputProps={{ 'aria-label': translate('publishing.editor.block') }}
      sx={{ minWidth: 130, paddingLeft: 1 }}
    >
      {['p', '2', '3', '4'].map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`publishing.editor.blocks.${each}`)}
        </MenuItem>
      ))}
    </Select>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, padding: 0.5 } as const;

/** The tools above a rich text. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState<Asking | undefined>();
  const now = useEditorState({ editor, selector: stateOf });
  const close = () => setAsking(undefined);
  return (
    <Box role="toolbar" aria-label={label} sx={{ ...row, borderBottom: '1px solid', borderColor: 'divider' }}>
      <BlockSelect editor={editor} block={now.block} />
      {toolsOf(editor, now, setAsking).map((group) => (
        <Fragment key={group[0]?.[0]}>
          <Divider orientation="vertical" flexItem />
          {group.map(([name, icon, onClick, state]) => (
            <Tool key={name} label={translate(`publishing.editor.${name}`)} icon={icon} onClick={onClick} {...state} />
          ))}
        </Fragment>
      ))}
      {now.table && <TableTools editor={editor} />}
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </Box>
  );
}
