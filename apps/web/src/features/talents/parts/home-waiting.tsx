import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/page-link.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { indicatorsQuery } from '../api-indicators.ts'
import { useHomeWords } from './use-home-words.ts'

/** Invitations and renewals, as many as there really are. */
export function HomeWaiting() {
  const words = useHomeWords().waiting
  return (
    <Card as="section" pad="large" aria-labelledby="waiting">
      <CardHead id="waiting" title={words.title} />
      <Inside />
    </Card>
  )
}

function Inside() {
  const words = useHomeWords().waiting
  const { data, isError, isFetching, refetch } = useQuery(indicatorsQuery())
  if (!data && isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="w-2/5" />
      </Skeletons>
    )
  const { interviews_count, renewals_count } = data
  if (interviews_count + renewals_count === 0)
    return (
      <div className="rounded-lg border border-dashed border-line-strong/60 p-4">
        <p className="font-strong">{words.none}</p>
        <p className="text-sm text-ink-soft">{words.noneText}</p>
      </div>
    )
  return (
    <ul className="divide-y divide-line">
      {interviews_count > 0 && (
        <Row text={words.interviews(interviews_count)} href={pathTo('talentInterviewRequests')} action={words.answer} />
      )}
      {renewals_count > 0 && (
        <Row text={words.renewals(renewals_count)} href={pathTo('talentRenewals')} action={words.answer} />
      )}
    </ul>
  )
}

const Row = ({ text, href, action }: { text: string; href: string; action: string }) => (
  <li className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
    <span className="font-strong">{text}</span>
    <ButtonLink as={PageLink} href={href} size="small">
      {action}
    </ButtonLink>
  </li>
)
