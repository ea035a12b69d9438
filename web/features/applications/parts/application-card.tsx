import { memo } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { withBase } from '../../../app/routing/base-path.ts';
import { Card, classNames } from '../../../ui/index.ts';
import styles from './application-card.module.css';
import { CardFoot } from './card-foot.tsx';
import { CardMenu, type CardMenuProps } from './card-menu.tsx';

type ApplicationCardProps = Omit<CardMenuProps, 'application'> & {
  application: Application;
  /** Names the organisation under the kind: the person has several. */
  withSubscriber: boolean;
};

/** One application: logo, name, kind, menu, and how it stands. */
export const ApplicationCard = memo(function ApplicationCard(props: ApplicationCardProps) {
  const { application, withSubscriber, ...menu } = props;
  const { name, title, logoUrl, subscriberName } = application;
  return (
    <Card as="li" className={styles.card}>
      <img className={styles.logo} src={withBase(logoUrl)} alt="" width={48} height={48} decoding="async" />
      <div className={styles.words}>
        <h2 className={classNames('given-name', styles.name)}>{name}</h2>
        <p className={styles.kind}>{title}</p>
        {withSubscriber && <p className={classNames('given-name', styles.kind)}>{subscriberName}</p>}
      </div>
      <div className={styles.menu}>
        <CardMenu application={application} {...menu} />
      </div>
      <div className={styles.foot}>
        <CardFoot application={application} />
      </div>
    </Card>
  );
});
