import { figuresFor } from '@fareeq/domain/figures/rules.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { figuresQuery } from '../api.ts'
import { FigureCard } from '../parts/figure-card.tsx'
import { Funnel } from '../parts/funnel.tsx'
import { PeriodField } from '../parts/period-field.tsx'
import { useFiguresWords } from '../messages/en.ts'
import { usePeriod } from '../parts/use-period.ts'
import { Wizards } from '../parts/wizards.tsx'

/** Figures of the work, and the way of visitors; period and tab are in the address. */
export function Screen() {
  const words = useFiguresWords()
  const staff = useStaff()
  const days = usePeriod()
  const { query } = readHref(useHref())
  if (!staff) return null
  const tabs = [
    ...(figuresFor(staff.roles).length > 0 ? [{ id: 'figures', label: words.tabs.figures, content: <Figures /> }] : []),
    ...(staffMay(staff.roles, 'funnel.read')
      ? [
          {
            id: 'funnel',
            label: words.tabs.funnel,
            content: (
              <>
                <Funnel days={days} />
                <Wizards days={days} />
              </>
            ),
          },
        ]
      : []),
  ]
  const [first] = tabs
  if (!first) return <NoAccess words={words} />
  const show = (change: Record<string, string>) =>
    void navigate(pathTo('opsSection', { section: 'figures' }, { ...query, ...change }), {
      replace: true,
      keepScroll: true,
    })
  return (
    <>
      <PageHeader title={words.title} text={words.text} actions={<PeriodField show={(id) => show({ days: id })} />} />
      {tabs.length === 1 ? (
        first.content
      ) : (
        <Tabs
          label={words.tabs.label}
          value={tabs.find(({ id }) => id === query['tab'])?.id ?? first.id}
          onChange={(tab) => show({ tab })}
          items={tabs}
        />
      )}
    </>
  )
}

function Figures() {
  const days = usePeriod()
  const { data, isError, isFetching, refetch } = useQuery(figuresQuery(days))
  if (!data)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeletons>
        <SkeletonBlock className="h-72" />
        <SkeletonBlock className="h-72" />
      </Skeletons>
    )
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {data.data.map((figure) => (
        <FigureCard key={figure.id} figure={figure} days={days} />
      ))}
    </div>
  )
}
