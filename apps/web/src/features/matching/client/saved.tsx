import { MARKS } from '@fareeq/domain/matching/limits.ts'
import type { Mark } from '@fareeq/domain/matching/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useActiveProject } from '../../client-projects/api-active.ts'
import { usePrefetchPolicies } from '../../../platform/policies.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonCard } from '../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { markedQuery } from '../api.ts'
import { TalentCard } from '../parts/talent-card.tsx'
import { useMatchingWords } from '../messages/en.ts'

/** URL state, so that a mail can link to a list. */
export function Screen() {
  const { saved: words } = useMatchingWords()
  usePrefetchPolicies()
  const project = useActiveProject()
  const lang = useLang()
  const markParam = new URLSearchParams(useHref().split('?')[1]).get('mark')
  const mark = MARKS.find((mark) => mark === markParam) ?? 'saved'
  const counts = useInfiniteQuery(markedQuery(mark, project, lang)).data?.pages[0]?.meta.counts
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.tabs}
        value={mark}
        onChange={(id) => void navigate(pathTo('saved', {}, { mark: id }), { replace: true, keepScroll: true })}
        items={MARKS.map((id) => ({ id, label: words[id], count: counts?.[id], content: <Marked mark={id} /> }))}
      />
    </>
  )
}

const EMPTY = {
  saved: { title: 'emptySaved', text: 'emptySavedText' },
  shortlisted: { title: 'emptyShortlisted', text: 'emptyShortlistedText' },
} as const

function Marked({ mark }: { mark: Mark }) {
  const { saved: words } = useMatchingWords()
  const list = useInfiniteQuery(markedQuery(mark, useActiveProject(), useLang()))
  /** Marked, but not shown any more. */
  const gone = (count: number, total = 0) => (list.hasNextPage || total === count ? null : words.gone(total - count))
  const allGone = gone(0, list.data?.pages[0]?.meta.total)
  return (
    <PagedList
      list={list}
      skeleton={
        <>
          <SkeletonCard />
          <SkeletonCard />
        </>
      }
      empty={
        <EmptyState
          title={words[EMPTY[mark].title]}
          text={allGone ?? words[EMPTY[mark].text]}
          action={
            <ButtonLink as={PageLink} href={pathTo('matching')}>
              {words.find}
            </ButtonLink>
          }
        />
      }
      text={(count, first) => gone(count, first?.meta.total)}
    >
      {(talents) => (
        <ol className="grid gap-3">
          {talents.map((talent) => (
            <li key={talent.id}>
              <TalentCard talent={talent} withCost />
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  )
}
