/**
 * Words of a question that say nothing of what is looked for; left out where other words remain. PostgreSQL's stop words
 * (как, где, что, мне) are left out by itself; they are here because «где посмотреть» only asks as well.
 */
const questionWords = new Set(
  `где куда когда как что чем мне мы я
  какой какая какое какие каких каким какую сколько почему отчего откуда нужно нужен нужна нужны надо можно нельзя хочу хотим должен должна
  посмотреть увидеть найти узнать подскажите подскажи пожалуйста скажите расскажите объясните помогите делать сделать
  ли бы это этот эта свой свою своя свое своего своей своим своем свои своих моя мой мою мои моего моей моих наш наша вашем вашей ваш ваша ваши кто кому кого кем чей который которая правильно лучше
  быстро легко просто самому самостоятельно получается удается могу может является такое такой значит есть ли`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a folded word only asks. */
export const onlyAsks = (word: string): boolean => questionWords.has(word);
