import { Plus } from 'lucide';
import { Beads, Button, Card, EmptyState, Icon, LinkButton, MovingBeads, Skeleton } from '../../../ui/index.ts';
import styles from '../dev-ui.module.css';
import { Sample } from './sample.tsx';

/** Empty, loading, in preparation, and the motif. */
export function StateSamples() {
  return (
    <>
      <Sample title="Пусто">
        <Card className={styles.roomy}>
          <EmptyState
            title="Нет приложений"
            text="Выберите решение, и первое приложение появится здесь."
            action={<Button icon={<Icon of={Plus} />}>Добавить приложение</Button>}
            headingLevel={3}
          />
        </Card>
      </Sample>
      <Sample title="Ничего не нашлось">
        <Card className={styles.roomy}>
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
          <Skeleton className={styles.titleSkeleton} />
          <Skeleton shape="small" className={styles.lineSkeleton} />
          <Skeleton shape="button" className={styles.buttonSkeleton} />
        </Card>
      </Sample>
      <Sample title="Готовится">
        <Card className={styles.rows}>
          <MovingBeads />
          <p className="small muted">
            <b className={styles.ink}>Готовится.</b> Создаём базу, обычно это до трёх минут. Страницу можно закрыть.
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
