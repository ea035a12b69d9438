import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '../../../contract/publishing-links.ts';

/** The page's policy refuses style attributes: tables and cells have none, and the site gives them their look. */
const cellAttributes = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, rendered: false },
});
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });
const PlainCell = TableCell.extend({ addAttributes: cellAttributes });
const PlainHeader = TableHeader.extend({ addAttributes: cellAttributes });

/** Only pictures of the portal: the site shows no others. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src*="/media/"]' }],
});

/** What an editor may write; the server allows the same and nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    codeBlock: false,
    dropcursor: false,
    link: {
      openOnClick: false,
      autolink: true,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (uri) => isSafeLink(uri),
    },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  PlainHeader,
  PlainCell,
  OwnImage,
];

/**
 * A list begins as one types it, as in other editors. Nothing else is made of characters: «*.xml и *.dbf» would lose its
 * asterisks and «_id_» its lines, and nobody would see it.
 */
export const rulesOfTyping = ['bulletList', 'orderedList'];
/** Of what is pasted as plain text, only an address becomes a link. */
export const rulesOfPasting = ['link'];
