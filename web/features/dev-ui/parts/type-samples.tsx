import { ArrowRight } from 'lucide';
import { Card, Icon, Logo, UiLink } from '../../../ui/index.ts';
import styles from '../dev-ui.module.css';
import { Row, Sample } from './sample.tsx';

/** Type, links, cards, the mark. */
export function TypeSamples() {
  return (
    <>
      <Sample title="Шрифт" span={2}>
        <p className="display">Облачный учёт</p>
        <p className="h1">Мои приложения</p>
        <p className="h2">Решения</p>
        <p className="h3">Пароль знаете только вы</p>
        <p className="h4">Зарплата и кадры для бизнеса</p>
        <p className="lead">Обновления, ежедневные копии и место для базы входят в любой тариф.</p>
        <p>Код личный и действует 14 дней.</p>
        <p className="small muted">Второй текст, 14 px</p>
        <p className="caption dim">Подпись, 13 px</p>
        <p className="figure num">21 500 ₸</p>
        <p>
          <UiLink href="#" className="link">
            Пользовательское соглашение
          </UiLink>
        </p>
        <p>
          <UiLink href="#" className="go">
            Все решения <Icon of={ArrowRight} />
          </UiLink>
        </p>
      </Sample>
      <Sample title="Карточка и знак">
        <Card as="article" pressable>
          <h3 className="h4 card-title given-name">
            <UiLink href="#">ТОО «Кедр и партнёры», основная база</UiLink>
          </h3>
          <p className="small dim">Бухгалтерия для бизнеса</p>
        </Card>
        <Row>
          <Logo height={32} />
          <span className={styles.deep}>
            <Logo height={32} onDeep />
          </span>
        </Row>
      </Sample>
    </>
  );
}
