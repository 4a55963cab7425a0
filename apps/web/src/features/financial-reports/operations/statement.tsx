import type { CompanyStatement } from '@fareeq/domain/financial-reports/schema.ts'
import { PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { FiguresTable } from '../../../ui/layout/figures-table.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import type { Days } from '../../ledger/api-ops.ts'
import { DayRange, daysIn } from '../../ledger/parts/day-range.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { useWayBack } from '../../staff/parts/use-way-back.ts'
import { saveStatement, statementQuery } from '../api-ops.ts'
import { useReportWords } from '../messages/en.ts'

/** The statement of account of a company, as it reads it itself; the days are in the address. */
export function Screen() {
  const words = useReportWords()
  const days = daysIn(readHref(useHref()).query)
  return (
    <StaffRecord may="ledger.read" queryOf={(id) => statementQuery(id, days)} section="financial-reports" words={words}>
      {(statement) => <Statement statement={statement} days={days} />}
    </StaffRecord>
  )
}

function Statement({ statement, days }: { statement: CompanyStatement; days: Days }) {
  const words = useReportWords()
  const back = useWayBack('financial-reports', words.back)
  const { organisation_id: id, company, from, to, rows } = statement
  const csv = useAction(() => saveStatement(id, days))
  const choose = (next: Days) =>
    void navigate(pathTo('opsRecord', { section: 'financial-reports', id }, { ...next }), {
      replace: true,
      keepScroll: true,
    })
  return (
    <>
      <PageHeader back={{ ...back, as: PageLink }} title={<bdi>{company}</bdi>} text={words.statement} />
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <DayRange days={days} answer={{ from, to }} onChange={choose} />
        <Button kind="quiet" pending={csv.isPending} onPress={() => void csv.run()} className="sm:ms-auto">
          {words.csv}
        </Button>
      </div>
      {rows.length === 0 && <EmptyState title={words.noMovesTitle} text={words.noMovesText} />}
      <MovesTable statement={statement} />
    </>
  )
}

function MovesTable({ statement: { from, to, opening, closing, rows } }: { statement: CompanyStatement }) {
  const words = useReportWords()
  const { amount, day } = useBooks()
  const { kinds } = PAPER_WORDS[useLang()]
  const moves = rows.map((row, at) => ({ ...row, key: String(at) }))
  return (
    <FiguresTable
      label={words.statement}
      rowKey={({ key }) => key}
      groups={[
        { id: 'opening', rows: [], totals: { document: words.opening(day(from)), balance: amount(opening) } },
        { id: 'moves', rows: moves },
      ]}
      columns={[
        {
          id: 'document',
          title: words.document,
          cell: ({ kind, number, used, invoice_id: invoice }) => (
            <>
              <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id: invoice })}>
                {kinds[kind]} <span className="ltr-island">{number}</span>
              </TextLink>
              {used > 0 && <span className="block text-sm text-ink-soft">{words.ofCredit(amount(used))}</span>}
            </>
          ),
        },
        { id: 'date', title: words.date, isText: true, cell: (row) => day(row.day) },
        { id: 'amount', title: words.amount, cell: (row) => amount(row.amount) },
        { id: 'balance', title: words.balance, cell: ({ balance }) => amount(balance) },
      ]}
      totals={{ document: words.closing(day(to)), balance: amount(closing) }}
    />
  )
}
