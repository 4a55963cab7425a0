// <Table label=… columns={[{ id, title, cell, numeric, sortable }]} rows rowKey={(row) => row.id} sort onSort />
// <Table followsLead …>: a press anywhere in a row follows the link of its lead cell.
// A real table from 768 px on; on phones every row is a card whose cells carry their column's name.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the cards' display:block takes the table's meaning away in Safari; the roles give it back */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useUiWords } from '../words/en.ts'

export type Column<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Right-aligned in either direction and on one line, so that digits line up. */
  numeric?: boolean
  sortable?: boolean
  /** Title of the card on phones, without its column's name. */
  lead?: boolean
  /** A column of buttons: its title is visually hidden. */
  actions?: boolean
  /** Class of a width, where several tables below each other share their columns. */
  width?: string
}
export type Sort = { by: string; descending: boolean }

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** The whole row is the hit area of the link in its lead cell, which stays the only one for keyboards and screen readers. */
  followsLead?: boolean
}

const CELL =
  'flex items-start justify-between gap-6 py-1.5 md:table-cell md:px-4 md:py-3 md:align-middle before:flex-none before:text-sm before:text-ink-faint before:content-[attr(data-title)] md:before:hidden'

export function Table<Row>({ label, columns, rows, rowKey, sort, onSort, followsLead = false }: Props<Row>) {
  return (
    <div className="md:overflow-x-auto md:rounded-lg md:border md:border-line md:bg-raised" tabIndex={-1}>
      <table role="table" aria-label={label} className="block w-full text-[0.9375rem] md:table md:border-collapse">
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-3 md:table-row-group">
          {rows.map((row) => (
            <Row key={rowKey(row)} row={row} columns={columns} followsLead={followsLead} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps<Data> = { row: Data; columns: readonly Column<Data>[]; followsLead: boolean }

/** Repeats the click on the link of the row, with its keys, so that a new tab opens as one; text that is being selected stays. */
function followLead({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('a, button, input, label, select')) return
  if (getSelection()?.toString()) return
  currentTarget.querySelector('[data-lead] a')?.dispatchEvent(new window.MouseEvent('click', nativeEvent))
}

function CellsOfRow<Data>({ row, columns, followsLead }: RowProps<Data>) {
  return (
    <tr
      role="row"
      onClick={followsLead ? followLead : undefined}
      className={cx(
        'block rounded-lg border border-line bg-raised p-4 md:table-row md:border-0 md:border-t md:p-0 md:hover:bg-surface',
        followsLead && 'cursor-pointer',
      )}
    >
      {columns.map((column) => (
        <td
          role="cell"
          key={column.id}
          data-lead={column.lead}
          data-title={column.lead || column.actions ? '' : column.title}
          className={cx(
            CELL,
            column.lead && 'pb-2.5 font-strong before:hidden',
            column.actions && 'pt-3 before:hidden md:text-end md:whitespace-nowrap',
          )}
        >
          {/* One child, so that on phones the value is one flex item. */}
          <div
            className={cx(
              'min-w-0',
              !column.lead &&
                !column.actions &&
                (column.numeric ? 'text-end md:whitespace-nowrap rtl:md:text-start' : 'text-end md:text-start'),
            )}
          >
            {column.cell(row)}
          </div>
        </td>
      ))}
    </tr>
  )
}

/** Memoised: where the columns stay the same, a page more renders only its own rows. */
const Row = memo(CellsOfRow) as typeof CellsOfRow

type HeadProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined }

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const words = useUiWords()
  const active = sort?.by === column.id
  const Icon = active ? (sort.descending ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={active ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={cx(
        'px-4 py-2.5 text-sm font-strong whitespace-nowrap text-ink-faint',
        column.numeric ? 'text-end rtl:text-start' : 'text-start',
        column.width,
      )}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          title={words.sortBy(column.title)}
          onClick={() => onSort({ by: column.id, descending: active && !sort.descending })}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-xs hover:text-ink"
        >
          {column.title}
          <Icon aria-hidden className={cx('size-3.5', active && 'text-accent')} />
        </button>
      ) : (
        <span className={column.actions ? 'sr-only' : undefined}>{column.title}</span>
      )}
    </th>
  )
}
