import { Alert, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { listTariffs, listTariffTypes } from '../../contract/catalogue-start-service.ts';
import type { ContentKind } from '../../contract/publishing.ts';
import { type ContentFields, contentFields } from '../../contract/publishing.values.ts';
import { inertHtml } from '../app/inert-html.ts';
import { request } from '../app/request.ts';
import type { Value } from './kind-calls.ts';

/** Why the records of the kind can only be read here, and what visitors see in their place. */
export function KeptOutside({ kind, keeper }: { kind: ContentKind; keeper: string }) {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="info" sx={{ marginY: 2 }}>
        {translate('publishing.keptOutside', { address: keeper })}
      </Alert>
      {kind === 'tariffs' && <TariffsOfService />}
    </>
  );
}

/** The tariffs as visitors see them now. */
function TariffsOfService() {
  const translate = useTranslate();
  const { data: types } = useQuery({ queryKey: ['tariff-types'], queryFn: () => request(listTariffTypes, {}) });
  const { data: tariffs, error } = useQuery({ queryKey: ['tariffs'], queryFn: () => request(listTariffs, {}) });
  const title = translate('publishing.tariffsOnSite');
  if (error)
    return (
      <Alert severity="warning" sx={{ marginBottom: 2 }}>
        {translate('publishing.tariffsSilent')}
      </Alert>
    );
  return (
    <>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Table size="small" aria-label={title} sx={{ marginBottom: 3 }}>
        <TableBody>
          {tariffs?.map(({ CODE: code, NAME: name, PROPERTY_TYPE_CODE: type, PROPERTY_PRICE_VALUE: price }) => (
            <TableRow key={code}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{types?.find((one) => one.CODE === type)?.NAME ?? type}</TableCell>
              <TableCell>{price.TEXT}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

/** A record that nobody may change here, field by field. */
export function ReadOnlyFields({ kind, value }: { kind: ContentKind; value: Value }) {
  const translate = useTranslate();
  return (
    <Table size="small">
      <TableBody>
        {Object.entries(contentFields[kind] as ContentFields).map(([name, { type }]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ width: '30%' }}>
              {translate(`resources.${kind}.fields.${name}`)}
            </TableCell>
            <TableCell sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {type === 'html' ? textOf(String(value[name] ?? '')) : String(value[name] ?? '')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const textOf = (html: string) =>
  new DOMParser().parseFromString(inertHtml(html), 'text/html').body.textContent?.trim() ?? '';
