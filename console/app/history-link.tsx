import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Link } from 'react-router';

interface HistoryLinkProps {
  /** What the audit is narrowed to: an object, who did it by id, or an organisation by id. */
  filter: { object: string } | { who: string } | { subscriber: string };
  label: string;
}

/** Leads to the rows of the audit about a record or by a person. */
export function HistoryLink({ filter, label }: HistoryLinkProps) {
  const search = new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' });
  return (
    <Button component={Link} to={`/audit?${search}`} startIcon={<HistoryIcon />} size="small">
      {label}
    </Button>
  );
}
