import { type Column, Table } from '../../../ui/layout/table.tsx'
import { StaffList, type StaffListProps } from './staff-list.tsx'

type Row = { id: string }
type Props<Page extends { data: Row[] }> = StaffListProps<Page> & {
  label: string
  columns: readonly Column<Page['data'][number]>[]
}

/** A list of a section as a table. */
export const StaffTable = <Page extends { data: Row[] }>({ label, columns, ...props }: Props<Page>) => (
  <StaffList {...props}>
    {(rows) => <Table label={label} rows={rows} rowKey={({ id }) => id} columns={columns} />}
  </StaffList>
)
