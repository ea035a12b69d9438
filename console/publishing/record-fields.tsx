import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type ContentFields, type ContentKind, contentFields, outsideLinks } from '../../contract/publishing.values.ts';
import { FieldInput } from './field-input.tsx';

const stack = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' };

/** Fields that stand beside the texts on a wide screen. */
const besideTypes = ['slug', 'day', 'number', 'choice', 'reference', 'flag', 'picture'];

/** The settings by what they are about: too many for one card. */
const sections: Partial<Record<ContentKind, Readonly<Record<string, readonly string[]>>>> = {
  'site-settings': {
    contacts: ['phones', 'supportMailto', 'mailto', 'supportHours'],
    home: [
      ...['promoHeader', 'promoText', 'statistics', 'promoVideo', 'promoVideoSeconds', 'promoCaptions'],
      ...['promoPicture', 'promoPictureNarrow'],
    ],
    shell: ['headerLogo', 'footerCopyright', 'footerAllRightsReserved'],
    links: outsideLinks,
  },
  'operator-settings': { names: ['kazakhNames'], consents: ['enquiryConsent', 'newsConsent'] },
};

interface RecordFieldsProps {
  kind: ContentKind;
  code: string | null;
  mayRename: boolean;
}

/** The fields of a record: of one with many kinds of settings by section, else the texts and beside them the rest. */
export function RecordFields({ kind, code, mayRename }: RecordFieldsProps) {
  const translate = useTranslate();
  const fields: ContentFields = contentFields[kind];
  const inputs = (names: readonly string[]) =>
    names.flatMap((name) => {
      const field = fields[name];
      return field ? [<FieldInput key={name} {...{ kind, name, field, code, mayRename }} source={name} />] : [];
    });
  const own = sections[kind];
  if (own)
    return (
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 860, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {Object.entries(own).map(([section, names]) => (
          <Part key={section} title={translate(`publishing.sections.${section}`)}>
            {inputs(names)}
          </Part>
        ))}
      </Box>
    );
  const isBeside = (name: string) => besideTypes.includes(fields[name]?.type ?? '');
  const names = Object.keys(fields);
  const main = names.filter((name) => !isBeside(name));
  const beside = names.filter(isBeside);
  return (
    <Box sx={{ ...columns, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columnsFor(beside.length > 0) } }}>
      {main.length > 0 && <Part>{inputs(main)}</Part>}
      {beside.length > 0 && <Part title={translate('publishing.settings')}>{inputs(beside)}</Part>}
    </Box>
  );
}

const columns = { display: 'grid', gap: 2, alignItems: 'start' } as const;
const columnsFor = (hasBeside: boolean) => (hasBeside ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)');

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent sx={stack}>
        {title && (
          <Typography component="h2" variant="subtitle1" gutterBottom sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
