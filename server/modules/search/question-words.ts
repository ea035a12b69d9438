/**
 * Words of a question, and greetings, that say nothing of what is looked for; left out where other words remain. PostgreSQL's stop words
 * (как, где, что, мне) are left out by itself; they are here because «где посмотреть» only asks as well. «1С зарплата» asks for
 * the programme that does it, «инструкция по ЭСФ» for the text on it.
 */
const questionWords = new Set(
  `где куда когда как что чем мне мы я
  какой какая какое какие каких каким какую сколько почему отчего откуда нужно нужен нужна нужны надо можно нельзя хочу хотим хочет хотят хотел хотели хотелось должен должна
  посмотреть увидеть найти ищу ищем ищет ищут требуется требуются посоветуйте посоветуй порекомендуйте узнать понять подскажите подскажи пожалуйста скажите расскажите объясните помогите делать сделать делаю делаем делает делают делается делаются сделали
  ли бы это этот эта свой свою своя свое своего своей своим своем свои своих моя мой мою мои мое моего моей моих моим моими моем меня наш наша наше наши нашу нашей нашего наших нашем нашим ваш ваша ваше ваши вашу вашей вашего ваших вашем вашим нас нам вас вам себе себя собой кто кому кого кем чей который которая правильно лучше
  быстро часто обычно легко просто самому самостоятельно получается удается могу может могут можем можете является такое такой такая такие таких значит есть будет будут ли если а
  вообще именно конкретно реально физически собственно
  инструкция инструкции инструкцию инструкций руководство руководства мануал пошаговая пошаговую пошагово
  алло здравствуйте привет приветствую спасибо салем рахмет
  1с одинэс
  канша калай кайда кандай кашан неге ушин`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a folded word only asks. */
export const onlyAsks = (word: string): boolean => questionWords.has(word);

/** Whether a folded word may become one that only asks. */
export const mayAsk = (word: string): boolean => [...questionWords].some((other) => other.startsWith(word));

// All that is here is for Kazakhstan: «ндс рк» is «ндс».
const ofCountry = /^(?:рк|казахстан(?:а|е|у|ом)?|республик(?:а|и|е|у|ой))$/u;

/** Whether a folded word names the country. */
export const isOfCountry = (word: string): boolean => ofCountry.test(word);

// What is found first is the freshest anyhow: «последние изменения».
const little = /^(?:онлайн|online|последн(?:ий|его|ему|им|ем|ее|яя|ей|юю|ие|их|ими))$/u;

/** Whether a folded word says little beside others, as all that is here is so: «касса онлайн» asks for a cash register. */
export const saysLittle = (word: string): boolean => little.test(word);

const fault =
  /^(?:ошибк\p{L}*|сбо(?:й|я|и|ев|ю|ем|ям)|проблем\p{L}*|неполадк\p{L}*|поломк\p{L}*|сломал\p{L}*|глючит|глюк\p{L}*|завис\p{L}*|тормозит|упал\p{L}?|недоступ\p{L}*|не (?:работа|открыва|груз|загружа|отвеча|идет|получа|выход)\p{L}*)$/u;

// What goes wrong when everything does.
const service = /^(?:сервис|портал|сайт|облак|программ|систем|приложени)\p{L}*$/u;

/** Whether folded words only say that something goes wrong: beside the name of it that is what is looked for. */
export const tellsOfFault = (words: readonly string[]): boolean => fault.test(words.join(' '));

/** Whether a folded word names the service as a whole, beside which a fault is what is looked for. */
export const namesService = (word: string): boolean => service.test(word);
