import { useEffect, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { readInviter } from '../api-invitation.ts'
import type { InvitationWords } from '../messages/invitation/ar.ts'
import { InvitationPoints } from './invitation-points.tsx'

/** Whose link it is: undefined until it is known, null where it is nobody's. */
export function useInviter(code: string | undefined): string | null | undefined {
  const [inviter, setInviter] = useState<string | null>()
  useEffect(() => {
    if (!code) return
    readInviter(code).then(setInviter, (error: unknown) => {
      if (isCallFailure(error) && error.status < 500) setInviter(null)
    })
  }, [code])
  return inviter
}

type Props = { words: InvitationWords; code: string; inviter: string | null | undefined }

/** A friend's personal link leads to signing up: with it, or without. A link that is nobody's is an ordinary sign-up. */
export function LinkInvitation({ words, code, inviter }: Props) {
  const { link } = words
  const isSomebodys = inviter !== null
  const points = [
    { title: link.seenTitle, text: link.seen },
    { title: link.bonusTitle, text: link.bonus },
  ]
  return (
    <div className="page pb-16 lg:pb-24">
      <Card pad="large" className="grid max-w-3xl gap-7">
        {isSomebodys && <InvitationPoints points={points} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-xs:*:w-full">
          <ButtonLink as={PageLink} href={pathTo('talentSignup', {}, isSomebodys ? { invited_by: code } : {})}>
            {words.accepted.action}
          </ButtonLink>
          {isSomebodys && (
            <TextLink as={PageLink} href={pathTo('talentSignup')} className="hit">
              {link.without}
            </TextLink>
          )}
        </div>
        <p className="text-sm text-ink-soft">
          <TextLink as={PageLink} href={pathTo('privacy')} className="hit">
            {words.privacy}
          </TextLink>
        </p>
      </Card>
    </div>
  )
}
