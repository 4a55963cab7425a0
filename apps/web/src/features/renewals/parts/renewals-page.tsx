import { usePolicyPhrase } from '../../../platform/policies.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { PricedRenewal, Renewal } from '@fareeq/domain/renewals/schema.ts'
import { RENEWAL_TABS, type RenewalTab, statesOf } from '@fareeq/domain/renewals/states.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { SkeletonBlock } from '../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import type { Seat } from '../../contracts/api.ts'
import { renewalsQuery } from '../api.ts'
import { Forecast } from './forecast.tsx'
import { useRenewalWords } from '../messages/en.ts'

type Props = {
  seat: Seat
  /** Where each side finds what waits for it. */
  first: RenewalTab
  children: (renewals: (Renewal | PricedRenewal)[], tab: RenewalTab) => ReactNode
}

type Counts = Readonly<Record<string, number>>
const countOf = (tab: RenewalTab, seat: Seat, counts: Counts) =>
  statesOf(tab, seat).reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** The tab where something is: what waits for this side, else what is open, else what was settled. */
const firstFilled = (first: RenewalTab, seat: Seat, counts: Counts): RenewalTab =>
  [first, ...RENEWAL_TABS].find((tab) => countOf(tab, seat, counts) > 0) ?? first

/** Renewals by state with their counts; which tab is open is in the address. */
export function RenewalsPage({ seat, first, children }: Props) {
  const words = useRenewalWords()
  const route = seat === 'talent' ? 'talentRenewals' : 'clientRenewals'
  const { tab: tabParam } = readHref(useHref()).query
  const lang = useLang()
  const firstMeta = useInfiniteQuery(renewalsQuery(seat, first, lang)).data?.pages[0]?.meta
  const [landed, setLanded] = useState<RenewalTab | null>(null)
  // Decided once, by the first answer, so that a list that becomes empty while one works does not switch tabs.
  if (firstMeta && landed === null) setLanded(firstFilled(first, seat, firstMeta.counts))
  const tab = RENEWAL_TABS.find((renewalTab) => renewalTab === tabParam) ?? landed ?? first
  const meta = useInfiniteQuery(renewalsQuery(seat, tab, lang)).data?.pages[0]?.meta
  const counts = meta?.counts ?? firstMeta?.counts
  const names = seat === 'talent' ? words.talentTabs : words.tabs
  const open = (id: string) => void navigate(pathTo(route, {}, { tab: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text[seat]}
        actions={
          <ButtonLink
            as={PageLink}
            kind="quiet"
            size="small"
            href={pathTo(seat === 'talent' ? 'talentContracts' : 'clientContracts')}
          >
            {words.contracts}
          </ButtonLink>
        }
      />
      {meta?.forecast && <Forecast board={meta.forecast} />}
      <Tabs
        label={names.label}
        value={tab}
        onChange={open}
        items={RENEWAL_TABS.map((id) => ({
          id,
          label: names[id],
          ...(counts && { count: countOf(id, seat, counts) }),
          content: (
            <RenewalList seat={seat} tab={id}>
              {children}
            </RenewalList>
          ),
        }))}
      />
    </>
  )
}

function RenewalList({ seat, tab, children }: { seat: Seat; tab: RenewalTab; children: Props['children'] }) {
  const words = useRenewalWords()
  const phrase = usePolicyPhrase()
  const emptyText = seat === 'client' ? words.emptyText.client(phrase('renewal_days')) : words.emptyText.talent
  return (
    <PagedList
      list={useInfiniteQuery(renewalsQuery(seat, tab, useLang()))}
      loading={words.loading}
      skeleton={
        <>
          <SkeletonBlock className="h-40" />
          <SkeletonBlock className="h-40" />
        </>
      }
      empty={<EmptyState title={words.empty} text={emptyText} />}
    >
      {(renewals) => children(renewals, tab)}
    </PagedList>
  )
}
