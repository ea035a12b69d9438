import HistoryIcon from '@mui/icons-material/History';
import { getAuditRecord, listAudit } from '../../contract/audit-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { AuditList } from './audit-list.tsx';
import { AuditRecordScreen } from './audit-record-screen.tsx';
import { actionOf } from './audit-words.ts';

/** Who changed what, when and from where. */
export const audit: ConsoleFeature = {
  resources: [
    {
      screens: {
        name: 'audit',
        list: AuditList,
        show: AuditRecordScreen,
        icon: HistoryIcon,
        recordRepresentation: actionOf,
      },
      calls: { list: listAudit, one: getAuditRecord },
      operatorOnly: true,
    },
  ],
};
