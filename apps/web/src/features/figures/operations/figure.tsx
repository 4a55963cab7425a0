import { FIGURE_IDS, FIGURES, FUNNEL_LIST_STEPS, type FigureId } from '@fareeq/domain/figures/limits.ts'
import { mayOpenSteps, mayReadFigure } from '@fareeq/domain/figures/rules.ts'
import type { FigureRow } from '@fareeq/domain/figures/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { UnknownPage } from '../../staff/parts/unknown-page.tsx'
import { figureRowsQuery } from '../api.ts'
import { PeriodField } from '../parts/period-field.tsx'
import { StepRows } from '../parts/step-rows.tsx'
import { useFigureText } from '../parts/use-figure-text.ts'
import { useFiguresWords } from '../messages/en.ts'
import { usePeriod } from '../parts/use-period.ts'

/** What one figure is counted from; each row opens its record. */
export function Screen() {
  const words = useFiguresWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const figure = FIGURE_IDS.find((figureId) => figureId === id)
  const step = FUNNEL_LIST_STEPS.find((funnelListStep) => funnelListStep === id)
  if (!staff) return null
  if (step) return mayOpenSteps(staff.roles) ? <StepRows step={step} /> : <NoAccess words={words} />
  if (!figure) return <UnknownPage />
  if (!mayReadFigure(staff.roles, figure)) return <NoAccess words={words} />
  return <Rows figure={figure} />
}

function Rows({ figure }: { figure: FigureId }) {
  const words = useFiguresWords()
  const days = usePeriod()
  const list = useInfiniteQuery(figureRowsQuery(figure, days))
  const { title, text } = words.figures[figure]
  const show = (days: string) =>
    void navigate(pathTo('opsRecord', { section: 'figures', id: figure }, { days }), { replace: true })
  const back = pathTo('opsSection', { section: 'figures' }, { days: String(days) })
  return (
    <>
      <PageHeader
        title={title}
        text={text}
        back={{ label: words.back, as: PageLink, href: back }}
        actions={<PeriodField show={show} />}
      />
      <PagedList
        list={list}
        empty={<EmptyState title={words.rowsEmpty} text={words.rowsEmptyText} />}
        text={words.shown}
      >
        {(rows) => <RowsTable figure={figure} rows={rows} />}
      </PagedList>
    </>
  )
}

function RowsTable({ figure, rows }: { figure: FigureId; rows: readonly FigureRow[] }) {
  const { rows: words, figures } = useFiguresWords()
  const moment = useMoment()
  const { text } = useFigureText()
  const { unit } = FIGURES[figure]
  const format = (value: number) => (unit === 'share' ? (value === 1 ? words.yes : words.no) : text(unit, value))
  return (
    <Table
      label={figures[figure].title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'what',
          title: words.what,
          lead: true,
          cell: ({ section, record_id, label }) => (
            <TextLink as={PageLink} href={pathTo('opsRecord', { section, id: record_id })}>
              <bdi>{label || words.unnamed}</bdi>
            </TextLink>
          ),
        },
        { id: 'detail', title: words.detail, cell: ({ detail }) => <bdi>{detail}</bdi> },
        { id: 'value', title: words.value, numeric: true, cell: ({ value }) => format(value) },
        { id: 'at', title: words.at, cell: ({ at }) => moment(at) },
      ]}
    />
  )
}
