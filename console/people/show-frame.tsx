import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { EditButton, Show, SimpleShowLayout, TopToolbar, useResourceDefinition } from 'react-admin';

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

/** One record: what it is, what can be done with it, what belongs to it. */
export function ShowFrame({ children, actions, related, history }: ShowFrameProps) {
  const { hasEdit } = useResourceDefinition();
  return (
    <Show
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
        <SimpleShowLayout sx={{ padding: 0 }}>{children}</SimpleShowLayout>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>{actions}</Box>}
        {related}
        {history && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 3 }}>{history}</Box>}
      </Box>
    </Show>
  );
}
