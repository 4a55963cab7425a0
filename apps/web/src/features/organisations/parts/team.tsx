import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMay } from '../../../platform/session/may.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { organisationQuery } from '../api.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { useOrganisationWords } from '../messages/en.ts'

const LIST = 'divide-y divide-line border-y border-line'

/** Who works for this company here; an owner invites, trusts and lets go. */
export function Team({ openMatters }: { openMatters: (id: string) => ReactNode }) {
  const { team, invitations } = useOrganisationWords()
  const isOwner = useMay('members.manage')
  const { data, isError, isFetching, refetch } = useQuery(organisationQuery())
  return (
    <Card as="section" pad="large" aria-labelledby="team">
      <CardHead id="team" title={team.title} text={team.text} />
      {isError && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <Skeletons label={team.loading}>
          <SkeletonRows rows={2} />
        </Skeletons>
      )}
      {data && (
        <>
          <ul aria-labelledby="team" className={LIST}>
            {data.members.map((member) => (
              <MemberRow key={member.id} member={member} isOwner={isOwner} openMatters={openMatters} />
            ))}
          </ul>
          {!isOwner && <p className="mt-4 text-sm text-ink-soft">{team.askOwner}</p>}
          {isOwner && data.members.length === 1 && data.invitations.length === 0 && (
            <p className="mt-4 text-sm text-ink-soft">{team.alone}</p>
          )}
          {data.invitations.length > 0 && (
            <>
              <h3 id="invitations" className="mt-7 mb-3 text-[0.9375rem]">
                {invitations.title}
              </h3>
              <ul aria-labelledby="invitations" className={LIST}>
                {data.invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </>
          )}
          {isOwner && <InviteForm />}
        </>
      )}
    </Card>
  )
}
