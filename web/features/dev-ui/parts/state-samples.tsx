import Plus from 'lucide-react/icons/plus';
import { Beads, Button, Card, EmptyState, Icon, LinkButton, MovingBeads, Skeleton } from '../../../ui/index.ts';
import { Sample } from './sample.tsx';

/** Empty, loading, in preparation, and the motif. */
export function StateSamples() {
  return (
    <>
      <Sample title="Пусто">
        <Card className="px-8 py-10">
          <EmptyState
            title="Нет приложений"
            text="Выберите решение, и первое приложение появится здесь."
            action={<Button icon={<Icon of={Plus} />}>Добавить приложение</Button>}
            headingLevel={3}
          />
        </Card>
      </Sample>
      <Sample title="Ничего не нашлось">
        <Card className="px-8 py-10">
          <EmptyState
            title="Ничего не нашлось"
            text="Попробуйте другие ключевые слова или поищите по всему сайту."
            action={
              <LinkButton variant="second" href="#">
                Искать по всему сайту
              </LinkButton>
            }
            headingLevel={3}
          />
        </Card>
      </Sample>
      <Sample title="Загрузка">
        <Card>
          <Skeleton shape="logo" />
          <Skeleton className="mt-6 w-[70%]" />
          <Skeleton shape="small" className="mt-2.5 w-[45%]" />
          <Skeleton shape="button" className="mt-7" />
        </Card>
      </Sample>
      <Sample title="Готовится">
        <Card className="gap-2">
          <MovingBeads />
          <p className="small muted">
            <b className="font-semibold text-ink">Готовится.</b> Создаём базу, обычно это до трёх минут. Страницу можно
            закрыть.
          </p>
        </Card>
      </Sample>
      <Sample title="Бусины">
        <Beads count={4} />
        <Beads count={2} total={3} label="Шаг 2 из 3" />
        <Beads count={3} total={8} size="position" label="3 из 8" />
      </Sample>
    </>
  );
}
