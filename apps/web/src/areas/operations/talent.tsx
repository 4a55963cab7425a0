import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { isNominatable } from '@fareeq/domain/talent-views/rules.ts'
import type { FullTalent } from '@fareeq/domain/talent-views/schema-ops.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Suspense } from 'react'
import { pathTo } from '../../paths.ts'
import { useLang } from '../../platform/i18n/i18n.ts'
import { lazyModule } from '../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { useParams } from '../../platform/navigation/params.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { TextLink } from '../../ui/actions/link.tsx'
import { HistoryPanel } from '../../features/staff/parts/audit/history-panel.tsx'
import { BeginImpersonation } from '../../features/staff/parts/impersonation/begin-impersonation.tsx'
import { TalentBans } from '../../features/bans/parts/talent-bans.tsx'
import { NoAccess } from '../../features/staff/parts/no-access.tsx'
import { RecordHost } from '../../features/staff/parts/record-host.tsx'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { useWayBack } from '../../features/staff/parts/use-way-back.ts'
import { talentQuery } from '../../features/talent-views/api-ops.ts'
import { TalentContact } from '../../features/talent-views/parts/talent-contact.tsx'
import { TalentInterviews, TalentNominations } from '../../features/talent-views/parts/talent-history.tsx'
import { TalentStanding } from '../../features/talent-views/parts/talent-standing.tsx'
import { useTalentsOpsWords } from '../../features/talent-views/messages/operations/en.ts'
import { ViewHead } from '../../features/talent-views/parts/view-head.tsx'
import { ViewSections } from '../../features/talent-views/parts/view-sections.tsx'
import { ViewSkeleton } from '../../features/talent-views/parts/view-skeleton.tsx'
import { ViewTerms } from '../../features/talent-views/parts/view-terms.tsx'

/** Lazy: parts with forms, which some roles do not see. */
const SelectionRecord = lazyPart(
  lazyModule(() => import('../../features/selections/parts/selection-record.tsx')),
  (part) => part.SelectionRecord,
)
const EVIDENCE = lazyModule(() => import('../../features/talent-views/parts/talent-evidence.tsx'))
const TalentAttempts = lazyPart(EVIDENCE, (part) => part.TalentAttempts)
const TalentContracts = lazyPart(EVIDENCE, (part) => part.TalentContracts)
const TalentWording = lazyPart(
  lazyModule(() => import('../../features/profile-proposals/parts/talent-wording.tsx')),
  (part) => part.TalentWording,
)

/** One talent by their own address: what clients see, and what only colleagues know. */
export function Screen() {
  const words = useTalentsOpsWords()
  const staff = useStaff()
  const lang = useLang()
  const { id = '' } = useParams()
  const maySee = staff !== null && staffMay(staff.roles, 'talents.view')
  const query = useQuery({ ...talentQuery(id, lang), enabled: maySee })
  if (!staff) return null
  if (!maySee) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section="talents" words={words} skeleton={<ViewSkeleton />}>
      {(record) => <TalentPage key={id} id={id} record={record} roles={staff.roles} />}
    </RecordHost>
  )
}

type PageProps = { id: string; record: FullTalent; roles: readonly string[] }

function TalentPage({ id, record, roles }: PageProps) {
  const words = useTalentsOpsWords()
  const { talent, state, contact, attempts, contracts, nominations, interviews } = record
  const back = useWayBack('talents', words.back)
  const mayNominate = isNominatable(state) && staffMay(roles, 'nominations.give')
  return (
    <>
      {staffMay(roles, 'talents.find') && (
        <TextLink
          plain
          as={PageLink}
          href={back.href}
          className="-mt-2 mb-2 inline-flex min-h-8 items-center gap-1 text-sm"
        >
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {back.label}
        </TextLink>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        <ViewHead
          talent={talent}
          actions={
            <>
              {mayNominate && (
                <ButtonLink as={PageLink} kind="quiet" href={pathTo('opsSection', { section: 'requests' })}>
                  {words.toRequests}
                </ButtonLink>
              )}
              <BeginImpersonation userId={talent.id} />
            </>
          }
        />
        <aside className="grid min-w-0 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <TalentStanding record={record} />
          {staffMay(roles, 'talents.ban') && <TalentBans talentId={talent.id} />}
          {contact && <TalentContact contact={contact} />}
          <ViewTerms talent={talent} locked={words.salaryHidden} />
          <HistoryPanel kind="talent" id={talent.id} />
        </aside>
        <div className="grid min-w-0 gap-6">
          <Suspense fallback={null}>
            {staffMay(roles, 'selections.read') && <SelectionRecord talentId={id} />}
            {staffMay(roles, 'profiles.edit') && <TalentWording talentId={id} />}
          </Suspense>
          <Suspense fallback={null}>
            {attempts && <TalentAttempts attempts={attempts} />}
            {contracts && <TalentContracts contracts={contracts} />}
          </Suspense>
          {nominations && <TalentNominations nominations={nominations} />}
          {interviews && <TalentInterviews interviews={interviews} />}
          <ViewSections talent={talent} />
        </div>
      </div>
    </>
  )
}
