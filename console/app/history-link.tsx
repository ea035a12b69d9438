import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Link } from 'react-router';

interface HistoryLinkProps {
  /** What the audit is narrowed to: the object as it names it, or the id of a person. */
  filter: { object: string } | { who: string };
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
