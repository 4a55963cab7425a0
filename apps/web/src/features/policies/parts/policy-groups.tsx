import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { POLICY_FACTS, POLICY_GROUPS, type PolicyGroup } from '@fareeq/domain/kernel/policies/policy-facts.ts'
import { POLICY_NAMES } from '@fareeq/domain/kernel/policies/policy-names.ts'
import type { Policy } from '@fareeq/domain/policies/schema.ts'
import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { policiesQuery } from '../api-ops.ts'
import { Moves, Since, Value } from './policy-cells.tsx'
import { usePolicyText, usePolicyWords } from './use-policy-words.ts'

type GroupRows = { group: PolicyGroup; policies: readonly Policy[] }

/** All numbers by group, each with its value, since when and by whom; the search text is in the URL. */
export function PolicyGroups() {
  const words = usePolicyWords()
  const list = useQuery(policiesQuery())
  const { q = '' } = readHref(useHref()).query
  const groupsWith = useFinding()
  if (list.isPending)
    return (
      <Skeletons>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  if (!list.data) return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
  const groups = groupsWith(list.data, q)
  return (
    <>
      <Search term={q} />
      {groups.length > 1 && <Ways groups={groups} />}
      {groups.length === 0 && <EmptyState illustration="search" title={words.noneTitle} text={words.noneText} />}
      <div className="grid gap-8">
        {groups.map((group) => (
          <Group key={group.group} {...group} />
        ))}
      </div>
    </>
  )
}

/** By the words of a number in both languages, and by the name of its group. */
function useFinding() {
  const { groups: names } = usePolicyWords()
  return (all: readonly Policy[], q: string): GroupRows[] => {
    const terms = searchForm(q).split(' ').filter(Boolean)
    const matches = ({ key }: Policy) => {
      const { ar, en } = POLICY_NAMES[key]
      const text = searchForm(`${ar} ${en} ${names[POLICY_FACTS[key].group]}`)
      return terms.every((word) => text.includes(word))
    }
    return POLICY_GROUPS.map((group) => ({
      group,
      policies: all.filter((policy) => POLICY_FACTS[policy.key].group === group && matches(policy)),
    })).filter(({ policies }) => policies.length > 0)
  }
}

const show = (q: string) =>
  void navigate(pathTo('opsSection', { section: 'policies' }, { q: q || undefined }), {
    replace: true,
    keepScroll: true,
  })

function Search({ term }: { term: string }) {
  const { search } = usePolicyWords()
  const [text, setText] = useState(term)
  const onSearch = (q: string) => {
    setText(q)
    show(q)
  }
  return <SearchField label={search} placeholder={search} value={text} onChange={onSearch} className="mb-4 sm:w-96" />
}

/** To each group there is. */
function Ways({ groups }: { groups: readonly GroupRows[] }) {
  const words = usePolicyWords()
  return (
    <nav aria-label={words.groupsLabel} className="mb-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
        {groups.map(({ group }) => (
          <li key={group}>
            <TextLink href={`#${group}`} plain className="inline-flex min-h-11 items-center md:min-h-9">
              {words.groups[group]}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ group, policies }: GroupRows) {
  const words = usePolicyWords()
  const text = usePolicyText()
  return (
    <section aria-labelledby={group}>
      <h2 id={group} className="mb-3 scroll-mt-24 text-lg">
        {words.groups[group]}
      </h2>
      <Table
        label={words.groups[group]}
        rows={policies}
        rowKey={({ key }) => key}
        columns={[
          { id: 'name', title: words.name, lead: true, width: 'md:w-4/12', cell: ({ key }) => text.nameOf(key) },
          { id: 'value', title: words.value, width: 'md:w-3/12', cell: (policy) => <Value policy={policy} /> },
          { id: 'since', title: words.since, width: 'md:w-2/12', cell: (policy) => <Since policy={policy} /> },
          { id: 'actions', title: words.actions, actions: true, cell: (policy) => <Moves policy={policy} /> },
        ]}
      />
    </section>
  )
}
