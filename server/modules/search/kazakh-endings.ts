// Of a folded word: the plural, whose it is, the case. «Салықтар», «жалақысы», «Алматыда», «қоймадағы», «серіктестерден».
const plural = '[лдт][ае]р';
const owner = '[ыи]?(?:м|мыз|миз|н|ныз|низ)|с?[ыи]';
const grammarCase = '[ндт][ыи]н?|н|[гкн]?[ае]|н?[дт][ае](?:н|г[ыи])?|н[ае]н|[мбп]ен';
const endings = new RegExp(`^(?:${plural})?(?:${owner})?(?:${grammarCase})?$`, 'u');

// One letter may be a slip as well, and of a shorter rest nobody knows what it was.
const shortestEnding = 2;
const longestEnding = 9;
const shortestRest = 3;
// Before a vowel «қ» and «п» become «ғ» and «б»: «салық» and «салығы».
const hardened = new Map([
  ['г', 'к'],
  ['б', 'п'],
]);

/** What a folded word may be without its Kazakh endings, the shortest ending first. */
export function withoutKazakhEndings(word: string): string[] {
  const rests: string[] = [];
  for (let length = 1; length <= Math.min(longestEnding, word.length - shortestRest); length += 1) {
    const rest = word.slice(0, -length);
    const ending = word.slice(-length);
    if (!endings.test(ending)) continue;
    if (length >= shortestEnding) rests.push(rest);
    const hard = hardened.get(rest.at(-1) ?? '');
    if (hard !== undefined && /^[ыи]/.test(ending)) rests.push(rest.slice(0, -1) + hard);
  }
  return rests;
}
