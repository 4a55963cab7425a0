import type { InvitationState } from '@fareeq/domain/referrals/rules.ts'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { NuqtaCount } from '../../../ui/display/nuqta.tsx'

type Props = {
  words: { title: string; text: string; action: string }
  state: Exclude<InvitationState, 'open'>
  /** Answered on this page, just now. */
  isNew: boolean
}

const DOTS = { accepted: 3, declined: 1, over: 1 } as const

/** What became of an invitation, and the one thing to do next. Somebody signed in has their account already. */
export function InvitationAnswered({ words, state, isNew }: Props) {
  const { user } = useSession()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  return (
    <div role="status" className="page grid gap-4 py-16 lg:py-24">
      <NuqtaCount n={DOTS[state]} total={3} />
      <h1 ref={title} tabIndex={-1} className="text-[clamp(1.75rem,1.3rem+2vw,2.5rem)] outline-none">
        {words.title}
      </h1>
      <p className="max-w-[36em] text-lg text-ink-soft">{words.text}</p>
      {!user && (
        <div className="mt-3">
          <ButtonLink
            as={PageLink}
            href={pathTo(state === 'declined' ? 'homeTalent' : 'talentSignup')}
            className="max-xs:w-full"
          >
            {words.action}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
