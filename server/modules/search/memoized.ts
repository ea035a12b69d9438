// The words of a language that are used are fewer; whoever asks for others makes no more of them stay.
const mostWords = 20_000;

/**
 * The same function of a word, which computes each word once (memoization): the same few words begin like those of most queries, and
 * their parts take longer to find than the search in the index.
 */
export function memoized<Value>(of: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined || known.has(word)) return before as Value;
    if (known.size >= mostWords) known.clear();
    const value = of(word);
    known.set(word, value);
    return value;
  };
}
