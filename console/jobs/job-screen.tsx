import { Box, Link } from '@mui/material';
import { FunctionField, NumberField, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { jobInWords, jobWords } from '../../contract/jobs.words.ts';
import { type ConsoleJob, type ConsoleJobRecord, forgetJobs, retryJobs } from '../../contract/jobs-console.ts';
import { ActionButton } from '../app/action-button.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { RecordShow } from '../app/record-frame.tsx';
import { request } from '../app/request.ts';
import { readNow } from '../app/server-day.ts';
import { JobState, Problem } from './job-list.tsx';

const askAgainMs = 2_000;
const mostMs = 3_600_000;

/** A job that is not over is asked for when it is tried next, and while it runs, until it is known what became of it. */
const untilOver = {
  refetchInterval: ({ state: { data: job } }: { state: { data?: ConsoleJobRecord | undefined } }) => {
    if (!job || job.state === 'done' || job.state === 'failed') return false;
    const waitMs = job.nextAt ? Date.parse(job.nextAt) - readNow().getTime() : 0;
    return Math.min(Math.max(waitMs, askAgainMs), mostMs);
  },
} as const;

/** One job: what it does, what has gone wrong, what can be done. */
export function JobScreen() {
  return (
    <RecordShow<ConsoleJobRecord> actions={false} queryOptions={untilOver}>
      <Box sx={{ padding: 2 }}>
        <SimpleShowLayout sx={{ padding: 0 }}>
          <FunctionField<ConsoleJob> source="queue" render={({ queue }) => jobInWords(queue)} />
          <JobState source="state" />
          <Subject source="subject" />
          <Problem source="problem" />
          <TextField source="said" emptyText="—" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }} />
          <NumberField source="attempts" />
          <MomentField source="createdAt" />
          <MomentField source="nextAt" emptyText="—" />
          <MomentField source="endedAt" emptyText="—" />
          <TextField source="id" />
        </SimpleShowLayout>
        <JobActions />
      </Box>
    </RecordShow>
  );
}

/** Where the operator finds what the job is about. */
const screens: Readonly<Record<string, string>> = {
  'applications.prepare': 'applications',
  'applications.rename': 'applications',
  'media.prepare': 'media',
};

function Subject(_: { source?: string }) {
  return (
    <FunctionField<ConsoleJob>
      source="subject"
      render={({ queue, subject }) => {
        const screen = screens[queue];
        if (!subject || !screen) return subject || '—';
        return (
          <Link component={RouterLink} to={`/${screen}/${subject}/show`}>
            {subject}
          </Link>
        );
      }}
    />
  );
}

function JobActions() {
  const job = useRecordContext<ConsoleJobRecord>();
  const navigate = useNavigate();
  const translate = useTranslate();
  if (!job || (job.state !== 'failed' && job.state !== 'failing')) return null;
  const body = { ids: [job.id] };
  const about = {
    name: jobInWords(job.queue),
    lost: jobWords[job.queue]?.lost ?? translate('jobs.lostUnknown'),
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
      <ActionButton words="jobs.retry" about={about} act={() => request(retryJobs, { body })} />
      <ActionButton
        words="jobs.forget"
        about={about}
        isDangerous
        act={() => request(forgetJobs, { body })}
        after={() => navigate('/jobs')}
      />
    </Box>
  );
}
