import { type Finding, well, wrong } from '../../infra/doctor/index.ts';
import type { Outbox } from '../mail/index.ts';

const lateSeconds = 900;

/** Whether letters leave: none is set aside, and none waits long after its time. */
export function judgeLetters({ dead, overdueSeconds }: Awaited<ReturnType<Outbox['counts']>>): Finding[] {
  const found: Finding[] = [];
  if (dead > 0)
    found.push(
      wrong(
        `Отложенных писем: ${dead}. Сами они больше не уйдут`,
        'Узнайте причину: раздел «Почта» руководства оператора. Потом отправьте их снова.',
      ),
    );
  if (overdueSeconds > lateSeconds)
    found.push(
      wrong(
        `Письма опаздывают: старшее ждёт минут: ${Math.floor(overdueSeconds / 60)}`,
        'Посмотрите строки «Почта» и «Задания» здесь же: сервер отказывает или письма некому отправлять.',
      ),
    );
  return found.length > 0 ? found : [well('Отложенных и опаздывающих писем нет')];
}
