import type { TableInfo } from '@vigil/table';
import type { TableLinks } from '../links.js';
import type { OnlineTable } from '../online-table.js';

export type SheetProps = Props & { readonly info: TableInfo };

export interface Props {
  readonly table: OnlineTable;
  readonly links: TableLinks;
}
