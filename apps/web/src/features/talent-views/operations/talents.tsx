import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { TALENT_STATES } from '@fareeq/domain/talent-views/rules.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { useTalentCount } from '../../matching/parts/use-talent-count.ts'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type TalentFilter, talentsQuery } from '../api-ops.ts'
import { TalentFilters } from '../parts/talent-filters.tsx'
import { TalentRow } from '../parts/talent-row.tsx'
import { useTalentsOpsWords } from '../parts/use-talents-ops-words.ts'

/** URL state: the filter survives a reload and can be shared. */
const listAt = (filter: TalentFilter) =>
  pathTo('opsSection', { section: 'talents' }, { ...filter, q: filter.q || undefined })
const show = (filter: TalentFilter) => void navigate(listAt(filter), { replace: true })

export function Screen() {
  const words = useTalentsOpsWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!staffMay(staff.roles, 'talents.find')) return <NoAccess words={words} />
  const { role_id, country } = query
  const q = (query.q ?? '').slice(0, QUESTION_LENGTH)
  const filter = { q, role_id, country, state: TALENT_STATES.find((one) => one === query.state) }
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <TalentFilters filter={filter} show={show} />
      <TalentResults filter={filter} />
    </>
  )
}

function TalentResults({ filter }: { filter: TalentFilter }) {
  const words = useTalentsOpsWords()
  const count = useTalentCount()
  const list = useInfiniteQuery(talentsQuery(filter, useLang()))
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState
          illustration="search"
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            <ButtonLink as={PageLink} kind="quiet" href={listAt({})}>
              {words.showAll}
            </ButtonLink>
          }
        />
      }
      text={(loaded, first) => count(first?.meta.total ?? loaded)}
    >
      {(talents) => (
        <ul className="grid gap-3">
          {talents.map((talent) => (
            <TalentRow key={talent.id} talent={talent} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
