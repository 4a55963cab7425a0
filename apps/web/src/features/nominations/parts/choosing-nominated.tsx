import { roundName } from '@fareeq/domain/nominations/rules-rounds.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { DAY, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import type { StaffNomination } from '@fareeq/domain/nominations/schema.ts'
import { isInInterview, nominationLife } from '@fareeq/domain/nominations/states.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { EarlyReason } from './early-reason.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { PhoneFold } from '../../../ui/display/phone-fold.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { WrittenIn } from '../../../ui/fields/written-in.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { NominationState } from './nomination-state.tsx'
import { useNominationWords } from '../messages/en.ts'
import { Deadline } from '../../staff/parts/deadline.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { nominationsQuery } from '../api-ops.ts'
import { NominatedMoves } from './nominated-moves.tsx'
import { useChoosingWords } from '../messages/choosing/en.ts'

/** Who was proposed for the request, and what became of it. */
export function ChoosingNominated({ projectId }: { projectId: string }) {
  const words = useChoosingWords().nominated
  const { data, isPending, isError, isFetching, refetch } = useQuery(nominationsQuery(projectId))
  return (
    <Card as="section" aria-labelledby="nominations" className="max-md:py-2">
      <div className="max-md:hidden">
        <CardHead id="nominations" title={words.title} />
      </div>
      {isPending ? (
        <Skeletons>
          <SkeletonRows rows={2} />
        </Skeletons>
      ) : isError ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      ) : data.length === 0 ? (
        <p className="text-ink-soft max-md:py-2 max-md:text-sm">{words.empty}</p>
      ) : (
        <PhoneFold title={words.title} summary={data.map((nomination) => nomination.talent_name).join('\u00A0· ')}>
          <ul className="divide-y divide-line">
            {data.map((nomination) => (
              <Row key={nomination.id} nomination={nomination} />
            ))}
          </ul>
        </PhoneFold>
      )}
    </Card>
  )
}

function Row({ nomination }: { nomination: StaffNomination }) {
  const words = useChoosingWords().nominated
  const { tags } = useNominationWords()
  const now = useNow(MINUTE)
  const { talent_id, talent_name, talent_role, state, asked, expires_at } = nomination
  const { reasons, reasons_in, pass_reason, pass_tag } = nomination
  const remaining = new Date(expires_at).getTime() - now.getTime()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-2 py-4 first:pt-0 last:pb-0 md:grid-cols-[auto_minmax(0,1fr)_14rem] lg:grid-cols-[auto_minmax(0,1fr)_18.5rem_auto]">
      <Avatar id={talent_id} name={talent_name} size="sm" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <PageLink
            href={pathTo('opsRecord', { section: 'talents', id: talent_id })}
            className="hit rounded-xs font-strong wrap-anywhere hover:text-accent"
          >
            <bdi>{talent_name}</bdi>
          </PageLink>
          {talent_role && <span className="text-sm text-ink-soft">{talent_role}</span>}
          <StateOrInterview nomination={nomination} />
          {asked && <Badge tone="warning">{words.asked}</Badge>}
        </p>
        <ul className="mt-1 list-disc ps-4.5 text-sm text-ink-soft">
          {reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              <bdi>{reason}</bdi>
            </li>
          ))}
        </ul>
        <WrittenIn lang={reasons_in} />
        <EarlyReason nomination={nomination} />
        {pass_reason && (
          <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">
            {pass_tag && <Badge className="me-2">{tags[pass_tag]}</Badge>}
            <bdi>{pass_reason}</bdi>
          </p>
        )}
        <Withdrawn nomination={nomination} />
      </div>
      <div className="col-start-2 md:col-start-3 md:row-start-1">
        {nominationLife.next(state, 'expire') && (
          <Deadline
            at={expires_at}
            clock={remaining < 0 ? 'late' : remaining < DAY ? 'soon' : 'calm'}
            label={words.until}
          />
        )}
      </div>
      <NominatedMoves nomination={nomination} />
    </li>
  )
}

/** Who is being interviewed leads to the interview, for those who may read it. */
function StateOrInterview({ nomination: { state, interview_id, interview_round } }: { nomination: StaffNomination }) {
  const staff = useStaff()
  const lang = useLang()
  const badge = <NominationState state={state} />
  if (!isInInterview(state) || !interview_id || !staffMay(staff?.roles ?? [], 'interviews.read')) return badge
  return (
    <PageLink
      href={pathTo('opsRecord', { section: 'interviews', id: interview_id })}
      className="hit rounded-full hover:opacity-80"
    >
      {badge}
      {interview_round !== null && interview_round > 1 && (
        <span className="ms-1.5 text-sm text-ink-soft">{roundName[lang](interview_round)}</span>
      )}
    </PageLink>
  )
}

function Withdrawn({ nomination: { events } }: { nomination: StaffNomination }) {
  const words = useChoosingWords().nominated
  const last = events.findLast(({ kind }) => kind === 'withdraw')
  if (!last) return null
  return (
    <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
      {last.actor && (
        <>
          {words.withdrawnBy} <bdi>{last.actor}</bdi>
          {typeof last.data.reason === 'string' && ': '}
        </>
      )}
      {typeof last.data.reason === 'string' && <bdi className="text-ink">{last.data.reason}</bdi>}
    </p>
  )
}
