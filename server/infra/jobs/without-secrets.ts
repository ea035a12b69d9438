const longest = 400;

/** The words of a program without what must not be read: addresses of people, passwords, keys. */
export function withoutSecrets(said: string): string {
  return said
    .replace(/:\/\/[^\s/@]*@/g, '://…@')
    .replace(/([?&][\w-]+=)[^\s&]+/g, '$1…')
    .replace(/[^\s<>@"'(]+@[^\s<>@"')]+\.[^\s<>@"'),]+/g, '…@…')
    .replace(/\b(password|passwd|secret|token|key|authorization|bearer)\b(["']?\s*[:= ]\s*)\S+/gi, '$1$2…')
    .replace(/[\w+/-]{32,}=*/g, '…')
    .slice(0, longest);
}
