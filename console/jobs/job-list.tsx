import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, FunctionField, SearchInput, SelectInput, useNotify, useRefresh, useTranslate } from 'react-admin';
import { jobInWords, jobWords } from '../../contract/jobs.words.ts';
import { type ConsoleJob, forgetJobs, retryJobs } from '../../contract/jobs-console.ts';
import { jobFilters } from '../../contract/jobs-console.values.ts';
import { ActionButton } from '../app/action-button.tsx';
import { useBegunHere } from '../app/begun-here.ts';
import { useChosenRows } from '../app/chosen-rows.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { MomentField, shortMoment } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';

const states = jobFilters.map((id) => ({ id, name: `resources.jobs.states.${id}` }));
const queues = Object.entries(jobWords).map(([id, { name }]) => ({ id, name }));

/** How a job stands. */
export function JobState(_: { source?: string }) {
  const translate = useTranslate();
  return <FunctionField<ConsoleJob> render={({ state }) => translate(`resources.jobs.states.${state}`)} />;
}

/** The jobs; first those that have gone wrong. */
export function JobList() {
  return (
    <ConsoleList<ConsoleJob>
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="state" source="state" choices={states} alwaysOn />,
        <SelectInput key="queue" source="queue" choices={queues} translateChoice={false} alwaysOn />,
      ]}
      filterDefaultValues={{ state: 'troubled' }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      bulkActions={<ManyJobs />}
      lines={{
        primaryText: ({ queue }) => jobInWords(queue),
        secondaryText: ({ problem }) => problem?.what,
        tertiaryText: ({ createdAt }) => shortMoment(createdAt),
        rowClick: 'show',
      }}
    >
      <DataTable.Col source="queue">
        <FunctionField<ConsoleJob> render={({ queue }) => jobInWords(queue)} />
      </DataTable.Col>
      <DataTable.Col source="state" disableSort>
        <JobState />
      </DataTable.Col>
      <DataTable.NumberCol source="attempts" />
      <DataTable.Col source="problem" disableSort>
        <Problem />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="nextAt" disableSort>
        <MomentField source="nextAt" emptyText="—" />
      </DataTable.Col>
    </ConsoleList>
  );
}

/** What has gone wrong, and what to do. */
export function Problem(_: { source?: string }) {
  return (
    <FunctionField<ConsoleJob>
      render={({ problem }) =>
        problem ? (
          <Box sx={{ maxWidth: 420, minWidth: 200 }}>
            {problem.what}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {problem.next}
            </Typography>
          </Box>
        ) : (
          '—'
        )
      }
    />
  );
}

/** What is done with the chosen jobs. */
function ManyJobs() {
  const { ids: chosen, choose } = useChosenRows();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const begin = useBegunHere();
  const [isBusy, setBusy] = useState(false);
  const ids = chosen.map(String);
  const settle = () => {
    choose([]);
    refresh();
  };
  const retry = async () => {
    const begun = begin();
    setBusy(true);
    try {
      notify(translate('jobs.retriedMany', { ...(await request(retryJobs, { body: { ids } })) }), { type: 'success' });
      settle();
    } catch (error) {
      // What was chosen over several pages is still chosen when the call can be made again.
      begun.tell(error as Error);
      refresh();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="contained" size="small" disabled={isBusy} onClick={() => void retry()}>
        {translate('jobs.retry.label')}
      </Button>
      <ActionButton
        words="jobs.forgetMany"
        about={{ smart_count: ids.length }}
        isDangerous
        act={() => request(forgetJobs, { body: { ids } })}
        after={settle}
      />
    </>
  );
}
