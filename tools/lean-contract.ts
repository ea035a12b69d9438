import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const onlyTheServerNeeds = new Set(['params', 'query', 'body', 'answer', 'failures', 'summary', 'audience']);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Keeps of a contract's call only what the browser uses to make it: id, method and path; and marks every schema as
 * pure. What no form imports then falls away, and zod with it: 8 KB of the first load of a page without a form.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const program = this.parse(code) as unknown as Node;
        const edits = [...cutServerParts(program, code), ...markPure(program)];
        let lean = code;
        for (const { start, end, text } of edits.sort((one, other) => other.start - one.start)) {
          lean = lean.slice(0, start) + text + lean.slice(end);
        }
        return { code: lean, map: null };
      },
    },
  };
}

function cutServerParts(program: Node, code: string): Edit[] {
  const edits: Edit[] = [];
  visit(program, (call) => {
    for (const { name, start, end } of propertiesOf(call)) {
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      if (onlyTheServerNeeds.has(name)) edits.push({ start, end: end + comma, text: '' });
    }
  });
  return edits;
}

/** Wraps the value of each top-level constant in a pure call: nothing in a contract has an effect. */
function markPure(program: Node): Edit[] {
  return (program.body as Node[])
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement,
    )
    .filter((declaration) => declaration?.type === 'VariableDeclaration')
    .flatMap((declaration) => declaration?.declarations as { init: Node | null }[])
    .flatMap(({ init }) =>
      init?.type === 'CallExpression'
        ? [
            { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
            { start: init.end, end: init.end, text: ')()' },
          ]
        : [],
    );
}

/** Calls `found` for each `defineCall(...)` of the program. */
function visit(node: unknown, found: (call: Node) => void): void {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) visit(one, found);
    return;
  }
  const { type, callee } = node as Node;
  if (type === 'CallExpression' && (callee as Node & { name?: string }).name === 'defineCall') found(node as Node);
  for (const value of Object.values(node)) visit(value, found);
}

function propertiesOf(call: Node): { name: string; start: number; end: number }[] {
  const [draft] = call.arguments as (Node & { properties?: (Node & { key?: { name?: string } })[] })[];
  return (draft?.properties ?? []).map(({ key, start, end }) => ({ name: key?.name ?? '', start, end }));
}
