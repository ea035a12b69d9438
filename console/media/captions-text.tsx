import { Box, CardContent } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

async function readText(src: string): Promise<string> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`captions: ${answer.status}`);
  return answer.text();
}

/** The captions of a film as they are written. */
export function CaptionsText({ src }: { src: string }) {
  const translate = useTranslate();
  const { data, isError } = useQuery({
    queryKey: ['captions', src],
    queryFn: () => readText(src),
    staleTime: Infinity,
  });
  return (
    <CardContent>
      <Box
        component="pre"
        // What scrolls is reached by the keyboard too.
        tabIndex={0}
        aria-label={translate('media.captions')}
        sx={{ margin: 0, maxHeight: '60vh', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {isError ? translate('media.captionsUnread') : data}
      </Box>
    </CardContent>
  );
}
