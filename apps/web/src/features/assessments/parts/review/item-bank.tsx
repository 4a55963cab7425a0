import { ASSESSMENTS, isTechnical } from '@fareeq/domain/assessments/rules-offers.ts'
import type { ItemFigures } from '@fareeq/domain/assessments/schema-ops.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { SkeletonRows, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { type Column, type Sort, Table } from '../../../../ui/layout/table.tsx'
import { itemsQuery } from '../../api-review.ts'
import { ItemText } from '../runner/item-text.tsx'
import { RetireDialog } from './retire-dialog.tsx'
import { useReviewWords } from '../../messages/operations/en.ts'

/** Assessments that draw a sample of their items; the others ask all of them. */
const BANKS = ASSESSMENTS.filter(isTechnical)
export const bankOf = (id: string | undefined) => BANKS.find((bank) => bank.id === id)
export const FIRST_BANK = BANKS[0]?.id ?? ''

export const bankPath = (bank: string) => pathTo('opsSection', { section: 'assessments' }, { bank })

/** Item discrimination below which a colleague should review the item. */
const WEAK = 0.1

const SORTS: Readonly<Record<string, (item: ItemFigures) => number>> = {
  drawn: ({ drawn }) => drawn,
  difficulty: ({ difficulty }) => difficulty ?? -1,
  discrimination: ({ discrimination }) => discrimination ?? -2,
}

const sorted = (items: readonly ItemFigures[], { by, descending }: Sort) => {
  const value = SORTS[by]
  return value ? items.toSorted((a, b) => (descending ? -1 : 1) * (value(a) - value(b))) : items
}

export function ItemBank({ bank }: { bank: string }) {
  const { bank: words, back } = useReviewWords()
  const lang = useLang()
  const list = useQuery(itemsQuery(bank))
  return (
    <>
      <PageHeader
        back={{ label: back, href: pathTo('opsSection', { section: 'assessments' }), as: PageLink }}
        title={words.title}
        text={words.text}
      />
      <SelectField
        label={words.assessment}
        options={BANKS.map(({ id, title }) => ({ id, label: title[lang] }))}
        value={bank}
        onChange={(id) => void navigate(bankPath(id), { replace: true })}
        className="mb-5 w-full sm:w-72"
      />
      {list.data ? (
        <Items items={list.data} />
      ) : list.isError ? (
        <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <Skeletons>
          <SkeletonRows rows={8} />
        </Skeletons>
      )}
    </>
  )
}

function Items({ items }: { items: readonly ItemFigures[] }) {
  const { bank: words } = useReviewWords()
  const lang = useLang()
  const write = useWrite()
  const [sort, setSort] = useState<Sort>({ by: 'drawn', descending: true })
  const number = (value: number | null, unit = '') => (
    <bdi className="num whitespace-nowrap">
      {value === null ? <span className="text-ink-faint">{words.none}</span> : write(`${value}${unit}`)}
    </bdi>
  )
  const columns: Column<ItemFigures>[] = [
    {
      id: 'item',
      title: words.item,
      lead: true,
      cell: ({ id, ask, retired, discrimination }) => (
        <span className="grid gap-1">
          <span className="wrap-anywhere">
            <ItemText text={ask} lang={lang} />
          </span>
          {/* Several ask in the same words about other code. */}
          <span className="ltr-island justify-self-start font-mono text-xs font-normal text-ink-faint">{id}</span>
          {(retired || (discrimination !== null && discrimination < WEAK)) && (
            <span className="flex flex-wrap gap-2">
              {retired && <Badge>{words.retired}</Badge>}
              {discrimination !== null && discrimination < WEAK && <Badge tone="warning">{words.weak}</Badge>}
            </span>
          )}
        </span>
      ),
    },
    { id: 'level', title: words.level, cell: ({ level }) => (level ? words.levels[level] : '') },
    { id: 'drawn', title: words.drawn, numeric: true, sortable: true, cell: ({ drawn }) => number(drawn) },
    { id: 'answered', title: words.answered, numeric: true, cell: ({ answered }) => number(answered) },
    {
      id: 'difficulty',
      title: words.difficulty,
      numeric: true,
      sortable: true,
      cell: ({ difficulty }) => number(difficulty, '%'),
    },
    {
      id: 'discrimination',
      title: words.discrimination,
      numeric: true,
      sortable: true,
      cell: ({ discrimination }) => number(discrimination),
    },
    { id: 'actions', title: words.actions, actions: true, cell: (item) => <RetireDialog item={item} /> },
  ]
  return (
    <Table
      label={words.title}
      columns={columns}
      rows={sorted(items, sort)}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  )
}
