import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text.ts'
import type { WholeRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { MOST_NOMINATED } from '@fareeq/domain/nominations/limits.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLocale } from '../../../platform/i18n/i18n.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { SkeletonRows } from '../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { useTalentCount } from '../../matching/parts/use-talent-count.ts'
import { candidatesQuery } from '../api-ops.ts'
import { CandidatePanel } from './candidate-panel.tsx'
import { Candidate } from './choosing-candidate.tsx'
import { NominateDialog } from './nominate-dialog.tsx'
import type { NominationSlots } from './nomination-card.tsx'
import { nameOf } from './use-candidate-facts.ts'
import { useChoosingWords } from './use-choosing-words.ts'

type Props = {
  request: WholeRequest
  /** What a higher layer puts into the company's card, for the preview. */
  slots: NominationSlots
}

/** Talents as the client of this request would find them, and the way to propose one or several. */
export function ChoosingCandidates({ request, slots }: Props) {
  const words = useChoosingWords().candidates
  const count = useTalentCount()
  const { query } = readHref(useHref())
  const [typed, setTyped] = useState((query.q ?? '').slice(0, QUESTION_LENGTH))
  const q = useDeferredValue(typed)
  const [all, setAll] = useState(query.all === '1')
  /** URL state: it survives a reload and can be shared. */
  const show = (next: { q?: string; all?: boolean }) => {
    if (next.all !== undefined) setAll(next.all)
    const sought = { q: (next.q ?? q) || undefined, all: (next.all ?? all) ? '1' : undefined }
    void navigate(pathTo('opsRecord', { section: 'requests', id: request.id }, sought), {
      replace: true,
      keepScroll: true,
    })
  }
  const list = useInfiniteQuery(candidatesQuery(request.id, { q, ...(all && { all: '1' as const }) }))
  const [selected, setSelected] = useState<readonly StaffCandidate[]>([])
  const [nominating, setNominating] = useState<readonly StaffCandidate[]>([])
  const [opened, setOpened] = useState<StaffCandidate | null>(null)
  const without = (ids: readonly string[]) => (people: readonly StaffCandidate[]) =>
    people.filter(({ id }) => !ids.includes(id))
  const select = (candidate: StaffCandidate) =>
    setSelected((people) =>
      people.some(({ id }) => id === candidate.id) ? without([candidate.id])(people) : [...people, candidate],
    )
  const nominateOne = (candidate: StaffCandidate) => {
    setOpened(null)
    setNominating([candidate])
  }
  const isWhole = request.step >= CLIENT_STEP.DONE
  // Whoever asks for nothing yet is matched by everybody.
  const isJudged = request.role_name !== null || request.technologies.length > 0
  return (
    <Card as="section" aria-labelledby="candidates">
      <CardHead id="candidates" title={words.title} text={words.text} />
      {!isWhole && (
        <Banner tone="warning" className="mb-4">
          {words.unfinished}
        </Banner>
      )}
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={typed}
          onChange={setTyped}
          onSubmit={(word) => show({ q: word })}
          onClear={() => show({ q: '' })}
          className="w-full sm:w-80"
        />
        <Switch value={all} onChange={(on) => show({ all: on })}>
          {words.all}
        </Switch>
      </div>
      <PagedList
        list={list}
        compact
        skeleton={<SkeletonRows rows={4} />}
        empty={
          <EmptyState
            compact
            drawing="search"
            title={words.emptyTitle}
            text={all ? words.emptyAllText : words.emptyText}
            action={
              !all && (
                <Button kind="quiet" onPress={() => show({ all: true })}>
                  {words.searchAll}
                </Button>
              )
            }
          />
        }
        text={(shown, first) => count(first?.meta.total ?? shown)}
      >
        {(candidates) => (
          <ul className="divide-y divide-line">
            {candidates.map((one) => (
              <Candidate
                key={one.id}
                candidate={one}
                request={request}
                isWhole={isWhole}
                isJudged={isJudged}
                isChosen={selected.some(({ id }) => id === one.id)}
                onSelect={select}
                onOpen={setOpened}
                onNominate={nominateOne}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {selected.length > 0 && (
        <Selected people={selected} onNominate={() => setNominating(selected)} onClear={() => setSelected([])} />
      )}
      <CandidatePanel
        candidate={opened}
        request={request}
        mayNominate={isWhole}
        onNominate={nominateOne}
        onClose={() => setOpened(null)}
      />
      <NominateDialog
        projectId={request.id}
        reads={request.client.lang}
        people={nominating}
        slots={slots}
        onRemove={(id) => setNominating(without([id]))}
        onNominated={(ids) => {
          setNominating(without(ids))
          setSelected(without(ids))
        }}
        onClose={() => setNominating([])}
      />
    </Card>
  )
}

type SelectedProps = { people: readonly StaffCandidate[]; onNominate: () => void; onClear: () => void }

/** Who is selected, kept while one searches on. */
function Selected({ people, onNominate, onClear }: SelectedProps) {
  const words = useChoosingWords().candidates
  const number = new Intl.NumberFormat(useLocale())
  const isTooMany = people.length > MOST_NOMINATED
  return (
    <div
      role="region"
      aria-label={words.selection}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-3 max-lg:bottom-20 rounded-xl border border-line bg-raised p-3 shadow-float"
    >
      <div aria-live="polite" className="me-auto min-w-0">
        <p className="font-strong">{words.selected(people.length)}</p>
        <p className="truncate text-sm text-ink-soft">
          {isTooMany
            ? words.most(number.format(MOST_NOMINATED))
            : people.map((one, at) => (
                <span key={one.id}>
                  {at > 0 && ' · '}
                  <bdi>{nameOf(one)}</bdi>
                </span>
              ))}
        </p>
      </div>
      <Button isDisabled={isTooMany} onPress={onNominate}>
        {words.nominate}
      </Button>
      <Button kind="ghost" onPress={onClear}>
        {words.unselect}
      </Button>
    </div>
  )
}
