import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import type { FullRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { type LazyModule, lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { SkeletonRows } from '../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { OverlayPending } from '../../../ui/overlays/overlay-pending.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { useTalentCount } from '../../matching/parts/use-talent-count.ts'
import { candidatesQuery } from '../api-ops.ts'
import { Candidate } from './choosing-candidate.tsx'
import { ChoosingSelected } from './choosing-selected.tsx'
import type { NominationSlots } from './nomination-card.tsx'
import { useChoosingWords } from '../messages/choosing/en.ts'

/** Lazy: nobody is opened or nominated at first. */
const PANEL = lazyModule(() => import('./candidate-panel.tsx'))
const CandidatePanel = lazyPart(PANEL, (part) => part.CandidatePanel)
const NOMINATING = lazyModule(() => import('./nominate-dialog.tsx'))
const NominateDialog = lazyPart(NOMINATING, (part) => part.NominateDialog)

type Props = {
  request: FullRequest
  /** What a higher layer puts into the company's card, for the preview. */
  slots: LazyModule<NominationSlots>
}

/** Talents as the client of this request would find them, and the way to propose one or several. */
export function ChoosingCandidates({ request, slots }: Props) {
  const words = useChoosingWords().candidates
  const count = useTalentCount()
  useLazyModule(PANEL)
  useLazyModule(NOMINATING)
  const { query } = readHref(useHref())
  const [text, setText] = useState((query.q ?? '').slice(0, QUESTION_LENGTH))
  const q = useDeferredValue(text)
  const [all, setAll] = useState(query.all === '1')
  /** URL state: it survives a reload and can be shared. */
  const show = (next: { q?: string; all?: boolean }) => {
    if (next.all !== undefined) setAll(next.all)
    const params = { q: (next.q ?? q) || undefined, all: (next.all ?? all) ? '1' : undefined }
    void navigate(pathTo('opsRecord', { section: 'requests', id: request.id }, params), {
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
  // A request without criteria matches everybody, so a score would mean nothing.
  const isScored = request.role_name !== null || request.technologies.length > 0
  return (
    <Card as="section" aria-labelledby="candidates">
      <CardHead id="candidates" title={words.title} text={<span className="max-md:sr-only">{words.text}</span>} />
      {!isWhole && (
        <Banner tone="warning" className="mb-4">
          {words.unfinished}
        </Banner>
      )}
      <div className="mb-4 flex items-center gap-4 sm:flex-wrap sm:items-end">
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={text}
          onChange={setText}
          onSubmit={(word) => show({ q: word })}
          onClear={() => show({ q: '' })}
          className="min-w-0 flex-1 sm:w-80 sm:flex-none"
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
            illustration="search"
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
        text={(loaded, first) => count(first?.meta.total ?? loaded)}
      >
        {(candidates) => (
          <ul className="divide-y divide-line">
            {candidates.map((candidate) => (
              <Candidate
                key={candidate.id}
                candidate={candidate}
                request={request}
                isWhole={isWhole}
                isScored={isScored}
                isSelected={selected.some(({ id }) => id === candidate.id)}
                onSelect={select}
                onOpen={setOpened}
                onNominate={nominateOne}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {selected.length > 0 && (
        <ChoosingSelected
          people={selected}
          onNominate={() => setNominating(selected)}
          onClear={() => setSelected([])}
        />
      )}
      <Suspense fallback={<OverlayPending />}>
        {opened && (
          <CandidatePanel
            candidate={opened}
            request={request}
            mayNominate={isWhole}
            onNominate={nominateOne}
            onClose={() => setOpened(null)}
          />
        )}
        {nominating.length > 0 && (
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
        )}
      </Suspense>
    </Card>
  )
}
