import { WIZARDS } from '@fareeq/domain/client-projects/limits.ts'
import type { ListedStep } from '@fareeq/domain/figures/limits.ts'
import type { StepRow } from '@fareeq/domain/figures/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { FUNNEL_BY, isAccountStep } from '@fareeq/domain/tracking/rules-funnel.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { type StepFilter, stepRowsQuery } from '../api.ts'
import { PeriodField } from './period-field.tsx'
import { useFiguresWords } from '../messages/en.ts'
import { useFunnelKey } from './use-funnel-key.ts'
import { usePeriod } from './use-period.ts'

/** The filter of the number that was opened, from the address. */
function useStepFilter(): StepFilter {
  const { query } = readHref(useHref())
  const by = FUNNEL_BY.find((dimension) => dimension === query['by'])
  const wizard = WIZARDS.find((wizard) => wizard === query['wizard'])
  const group = query['others'] === '1' ? { others: '1' as const } : { key: query['key'] ?? '' }
  return { ...(by && { by, ...group }), ...(wizard && { wizard }) }
}

/** Who took one step on the way in, or which requests did. */
export function StepRows({ step }: { step: ListedStep }) {
  const words = useFiguresWords()
  const nameOf = useFunnelKey()
  const days = usePeriod()
  const filter = useStepFilter()
  const list = useInfiniteQuery(stepRowsQuery(step, days, filter))
  const title = isAccountStep(step) ? words.funnel.steps[step] : words.wizard[step]
  const scope = [
    ...(filter.by ? [`${words.funnel.bys[filter.by]}: ${nameOf(filter.by, filter.key ?? null)}`] : []),
    ...(filter.wizard ? [words.wizard.names[filter.wizard]] : []),
  ]
  const to = (days: string) => pathTo('opsRecord', { section: 'figures', id: step }, { ...filter, days })
  const back = pathTo('opsSection', { section: 'figures' }, { days: String(days), tab: 'funnel' })
  return (
    <>
      <PageHeader
        title={[title, ...scope].join(' · ')}
        text={isAccountStep(step) ? words.steps.accounts : words.steps.requests}
        back={{ label: words.back, as: PageLink, href: back }}
        actions={<PeriodField show={(days) => void navigate(to(days), { replace: true })} />}
      />
      <PagedList
        list={list}
        empty={<EmptyState title={words.rowsEmpty} text={words.rowsEmptyText} />}
        text={words.shown}
      >
        {(rows) => <Rows title={title} rows={rows} />}
      </PagedList>
    </>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly StepRow[] }) {
  const { rows: words, steps } = useFiguresWords()
  const moment = useMoment()
  return (
    <Table
      label={title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'what',
          title: words.what,
          lead: true,
          cell: ({ section, record_id, label }) =>
            record_id ? (
              <TextLink as={PageLink} href={pathTo('opsRecord', { section, id: record_id })}>
                <bdi>{label || words.unnamed}</bdi>
              </TextLink>
            ) : (
              <bdi>{label || words.unnamed}</bdi>
            ),
        },
        // A request has a company; an account is one, or a talent.
        { id: 'who', title: steps.kind, cell: ({ section, detail }) => <Whose section={section} detail={detail} /> },
        { id: 'at', title: words.at, cell: ({ at }) => moment(at) },
      ]}
    />
  )
}

function Whose({ section, detail }: Pick<StepRow, 'section' | 'detail'>) {
  const { kinds } = useFiguresWords().steps
  if (section === 'requests') return <bdi>{detail}</bdi>
  return (
    <>
      {kinds[section]}
      {detail && (
        <>
          {' · '}
          <bdi>{detail}</bdi>
        </>
      )}
    </>
  )
}
