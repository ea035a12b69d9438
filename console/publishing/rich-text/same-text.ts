import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** Whether two texts are the same but for what is not stored: empty paragraphs and blanks at the ends of a line. */
export const isSameText = (one: Node, other: Node): boolean =>
  JSON.stringify(plain(one.toJSON())) === JSON.stringify(plain(other.toJSON()));

function plain({ marks, content, ...node }: JSONContent): JSONContent {
  return {
    ...node,
    ...(marks && {
      marks: marks.map(({ attrs, ...mark }) => ({ ...mark, ...(attrs && { attrs: withoutRel(attrs) }) })),
    }),
    ...(content && {
      content: trimmed(content.map(plain)).filter(({ type, content }) => type !== 'paragraph' || content),
    }),
  };
}

const withoutRel = ({ rel: _, target: _target, ...attributes }: Record<string, unknown>) => attributes;

/** A line without the blanks at its ends; nothing of what is no line. */
function trimmed(parts: JSONContent[]): JSONContent[] {
  const line = parts.map((part, at) => {
    const [first, last] = [at === 0, at === parts.length - 1];
    const text = first ? part.text?.trimStart() : part.text;
    return text === undefined ? part : { ...part, text: last ? text.trimEnd() : text };
  });
  return line.filter(({ text }) => text !== '');
}
