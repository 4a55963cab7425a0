import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { NOMINATION_LISTS } from '@fareeq/domain/nominations/limits.ts'
import type { Nomination, NominationList } from '@fareeq/domain/nominations/schema.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMayOpen } from '../../../platform/session/may.ts'
import { useActiveProject } from '../../client-projects/api-active.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { SkeletonBlock } from '../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { countersQuery } from '../../../platform/session/counters.ts'
import { nominationsQuery } from '../api.ts'
import { CompareBar, CompareBox, useComparison } from './compare-nominations.tsx'
import { NominationCard, type NominationSlots } from './nomination-card.tsx'
import { useNominationWords } from '../messages/en.ts'
import { useLinkedNomination } from './use-linked-nomination.ts'

/** URL state: the open list; a mail links to one nomination. */
export function NominationsPage({ slots }: { slots: NominationSlots }) {
  const words = useNominationWords()
  const { ref, list: listParam } = readHref(useHref()).query
  const linked = useLinkedNomination(ref)
  const first = useFirstList()
  const list = NOMINATION_LISTS.find((nominationList) => nominationList === listParam) ?? linked?.list ?? first
  const open = (id: string) =>
    void navigate(pathTo('nomination', {}, { ref, list: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.lists.label}
        value={list}
        onChange={open}
        items={NOMINATION_LISTS.map((id) => ({
          id,
          label: words.lists[id],
          content: (
            <NominationList list={id} linked={linked?.list === id ? linked.nomination : undefined} slots={slots} />
          ),
        }))}
      />
    </>
  )
}

/** Initially the past list, if only that has entries. Decided once, so that it does not switch while reading. */
function useFirstList(): NominationList {
  const [project, lang] = [useActiveProject(), useLang()]
  const standing = useInfiniteQuery(nominationsQuery('standing', project, lang)).data?.pages[0]?.data
  const past = useInfiniteQuery(nominationsQuery('past', project, lang)).data?.pages[0]?.data
  const [decided, decide] = useState<{ project: string | null; list: NominationList }>()
  if (standing && past && decided?.project !== project)
    decide({ project, list: standing.length === 0 && past.length > 0 ? 'past' : 'standing' })
  return decided?.project === project ? decided.list : 'standing'
}

/** Prepends the linked nomination if it is on a later page. */
const withLinked = (rows: Nomination[], linked: Nomination | undefined) =>
  !linked || rows.some(({ id }) => id === linked.id) ? rows : [linked, ...rows]

type ListedProps = { list: NominationList; linked: Nomination | undefined; slots: NominationSlots }

function NominationList({ list, linked, slots }: ListedProps) {
  const words = useNominationWords()
  const query = useInfiniteQuery(nominationsQuery(list, useActiveProject(), useLang()))
  return (
    <PagedList
      list={query}
      rows={withLinked(query.data?.pages.flatMap((page) => page.data) ?? [], linked)}
      loading={words.loading}
      skeleton={
        <>
          <SkeletonBlock className="h-72" />
          <SkeletonBlock className="h-72" />
        </>
      }
      empty={<Empty list={list} />}
    >
      {(nominations) => <Cards nominations={nominations} list={list} linked={linked} slots={slots} />}
    </PagedList>
  )
}

function Cards({ nominations, list, linked, slots }: ListedProps & { nominations: readonly Nomination[] }) {
  const comparison = useComparison(nominations)
  return (
    <>
      {list === 'standing' && <Waiting />}
      <ol className="grid gap-4">
        {nominations.map((nomination) => (
          <li key={nomination.id}>
            <NominationCard
              nomination={nomination}
              isLinked={nomination.id === linked?.id}
              slots={slots}
              compare={list === 'standing' && <CompareBox nomination={nomination} comparison={comparison} />}
            />
          </li>
        ))}
      </ol>
      <CompareBar comparison={comparison} />
    </>
  )
}

/** Those in interviews are on the same list: how many of it are the reader's turn, as the badge in the navigation counts them. */
function Waiting() {
  const words = useNominationWords()
  const { data } = useQuery(countersQuery(useActiveProject()))
  return data ? <p className="mb-4 font-strong">{words.waiting(data.nominations.nominations_count)}</p> : null
}

function Empty({ list }: { list: NominationList }) {
  const { empty } = useNominationWords()
  const mayOpen = useMayOpen()
  return (
    <EmptyState
      title={empty[list]}
      text={list === 'past' ? empty.pastText : empty.standingText}
      action={
        mayOpen('matching') && (
          <ButtonLink as={PageLink} href={pathTo('matching')}>
            {empty.find}
          </ButtonLink>
        )
      }
    />
  )
}
