const words: Readonly<Record<string, string>> = {
  'backup-cut': 'у неё нет конца',
  'backup-damaged': 'её содержимое не то, что было записано',
  'backup-not-one': 'файл не читается, или это не копия портала',
  'backup-newer': 'её сделал более новый портал',
  'backup-nothing': 'в базе нет таблиц портала',
  'backup-recipient': 'то, чем её шифруют, — не открытый ключ age',
  'the disk is full': 'на диске закончилось место',
  'the disk quota is used up': 'исчерпана квота диска',
  'the disk is read-only': 'диск открыт только для чтения',
};

/** Failures of which the reason itself is of another program. */
const about = /^(?:No copy was made in [^:]*|Nothing was restored into [^:]*): (.*?)\. Nothing /s;

/** What a command has noted of a copy that failed, as a part of a Russian sentence; the reason of another program as it is. */
export function failureInWords(noted: string): string {
  const [, id = '', said = noted] = /^\[([a-z-]+)\] (.*)$/s.exec(noted) ?? [];
  const reason = about.exec(said)?.[1] ?? said;
  return words[id] ?? words[reason] ?? reason.replace(/\.+$/, '');
}
