import { Box } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import { EditButton, Labeled, TopToolbar, useResourceDefinition } from 'react-admin';
import { RecordShow } from '../app/record-frame.tsx';

interface ShowFrameProps {
  /** The record's fields. */
  children: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  /** The lists of what belongs to it. */
  related?: ReactNode;
  /** Links into the audit. */
  history?: ReactNode;
}

/** A field under its name, which a link takes from what it says. */
function labeled(field: ReactNode): ReactNode {
  if (!isValidElement<{ source?: string; name?: string; label?: string }>(field) || field.type === Labeled)
    return field;
  const { source, name, label } = field.props;
  return (
    <Labeled source={source ?? name ?? ''} {...(label && { label })}>
      {field}
    </Labeled>
  );
}

/** One record: what it is, what can be done with it, what belongs to it. */
export function ShowFrame({ children, actions, related, history }: ShowFrameProps) {
  const { hasEdit } = useResourceDefinition();
  return (
    <RecordShow
      actions={
        hasEdit ? (
          <TopToolbar>
            <EditButton />
          </TopToolbar>
        ) : (
          false
        )
      }
    >
      <Box sx={{ padding: 2 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}>
          {Children.map(children, labeled)}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>{actions}</Box>}
        {related}
        {history && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 3 }}>{history}</Box>}
      </Box>
    </RecordShow>
  );
}
