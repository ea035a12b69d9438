import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useState } from 'react';
import {
  List,
  SearchInput,
  SelectInput,
  SortButton,
  TopToolbar,
  useCreatePath,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import type { ConsoleMedium } from '../../contract/media-console.ts';
import { mediaKinds } from '../../contract/media-console.values.ts';
import { ListBody, ListPages } from '../app/list-body.tsx';
import { cardsInRows, MediumCard } from '../app/media/medium-card.tsx';
import { UploadZone } from '../app/media/upload-zone.tsx';
import { useAskBeforeLeaving } from '../app/use-ask-before-leaving.ts';

const choicesOf = (group: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `resources.media.${group}.${id}` }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choicesOf('kinds', mediaKinds)} alwaysOn />,
  <SelectInput key="used" source="used" choices={choicesOf('used', ['yes', 'no'])} alwaysOn />,
  <SelectInput key="described" source="described" choices={choicesOf('described', ['yes', 'no'])} alwaysOn />,
];

/** The library as cards, the newest first, with the place to upload to above them. */
export function MediaList() {
  const [isUnfinished, setUnfinished] = useState(false);
  useAskBeforeLeaving(isUnfinished);
  return (
    <>
      <UploadZone onUnfinished={setUnfinished} />
      <List
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={24}
        pagination={<ListPages rowsPerPageOptions={[24, 48, 96]} />}
        actions={
          <TopToolbar>
            <SortButton fields={['createdAt', 'fileName', 'bytes']} />
          </TopToolbar>
        }
        exporter={false}
        empty={false}
      >
        <ListBody>
          <Cards />
        </ListBody>
      </List>
    </>
  );
}

function Cards() {
  const { data = [], isPending, filterValues } = useListContext<ConsoleMedium>();
  const createPath = useCreatePath();
  const translate = useTranslate();
  if (isPending) return null;
  if (data.length === 0)
    return (
      <Typography color="text.secondary" sx={{ padding: 3 }}>
        {translate(Object.keys(filterValues).length > 0 ? 'media.noneFound' : 'media.empty')}
      </Typography>
    );
  return (
    <Box component="ul" sx={cardsInRows}>
      {data.map((medium) => (
        <Card key={medium.id} component="li">
          <CardActionArea
            component={Link}
            to={createPath({ resource: 'media', type: 'show', id: medium.id })}
            sx={{ height: '100%' }}
          >
            <MediumCard medium={medium} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
