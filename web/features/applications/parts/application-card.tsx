import { memo } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { Card } from '../../../ui/index.ts';
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
    <Card as="li" className="app-card">
      <img className="app-logo" src={logoUrl} alt="" width={48} height={48} decoding="async" />
      <div className="app-words">
        <h2 className="app-name given-name">{name}</h2>
        <p className="app-kind">{title}</p>
        {withSubscriber && <p className="app-kind given-name">{subscriberName}</p>}
      </div>
      <div className="app-menu">
        <CardMenu application={application} {...menu} />
      </div>
      <div className="app-foot">
        <CardFoot application={application} />
      </div>
    </Card>
  );
});
