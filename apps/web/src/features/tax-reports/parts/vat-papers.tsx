import { type VatTreatment, VAT_TREATMENTS } from '@fareeq/domain/tax-reports/limits.ts'
import { decimalOf } from '@fareeq/domain/kernel/money.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import type { Months } from '../../financial-reports/api-ops.ts'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { vatPapersQuery } from '../api-ops.ts'
import { useTaxWords } from '../messages/en.ts'

/** Invoices and credit notes of these months, the newest first. */
export function VatPapers({ months }: { months: Months }) {
  const words = useTaxWords()
  const write = useWrite()
  const { amount, day } = useBooks()
  const [treatment, setTreatment] = useState<VatTreatment>()
  return (
    <section aria-labelledby="vat-papers">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="vat-papers" className="text-lg font-strong">
          {words.documents}
        </h2>
        <FilterField
          label={words.treatment}
          all={words.all}
          options={VAT_TREATMENTS.map((id) => ({ id, label: words.treatments[id] }))}
          value={treatment}
          onChange={(id) => setTreatment(VAT_TREATMENTS.find((option) => option === id))}
          className="w-full sm:w-56"
        />
      </div>
      <PagedList
        list={useInfiniteQuery(vatPapersQuery(months, treatment))}
        loading={words.loading}
        empty={<EmptyState title={words.noPapersTitle} text={words.noPapersText} />}
      >
        {(rows) => (
          <Table
            label={words.documents}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'document',
                title: words.document,
                lead: true,
                cell: ({ number, invoice_id: id }) => (
                  <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id })}>
                    <span className="ltr-island whitespace-nowrap">{number}</span>
                  </TextLink>
                ),
              },
              {
                id: 'buyer',
                title: words.buyer,
                cell: ({ buyer, vat_number: number }) => (
                  <span className="grid">
                    <bdi>{buyer}</bdi>
                    {number && <span className="ltr-island num text-sm text-ink-soft">{number}</span>}
                  </span>
                ),
              },
              {
                id: 'date',
                title: words.date,
                cell: (row) => (
                  <span className="grid whitespace-nowrap">
                    {day(row.day)}
                    {row.document_day && (
                      <span className="text-sm text-ink-soft">{words.lateOf(day(row.document_day))}</span>
                    )}
                  </span>
                ),
              },
              {
                id: 'share',
                title: words.share,
                numeric: true,
                cell: (row) => (
                  <span className="ltr-island">{write(`${decimalOf(row.vat_rate).replace(/\.00$/, '')}%`)}</span>
                ),
              },
              { id: 'taxable', title: words.taxable, numeric: true, cell: (row) => amount(row.taxable) },
              { id: 'vat', title: words.vat, numeric: true, cell: (row) => amount(row.vat) },
              { id: 'vat_sar', title: words.vatSar, numeric: true, cell: (row) => amount(row.vat_sar) },
            ]}
          />
        )}
      </PagedList>
    </section>
  )
}
