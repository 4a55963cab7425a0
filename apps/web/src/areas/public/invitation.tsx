import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { useWords } from '../../platform/i18n/i18n.ts'
import { useFrame, usePosted } from '../../platform/navigation/page-data.tsx'
import { PageHero } from '../../features/site/parts/page-hero.tsx'
import { ar } from '../../features/referrals/messages/invitation/ar.ts'
import { en } from '../../features/referrals/messages/invitation/en.ts'
import { InvitationAnswered } from '../../features/referrals/parts/invitation-answered.tsx'
import { InvitationForm } from '../../features/referrals/parts/invitation-form.tsx'
import { LinkInvitation, useInviter } from '../../features/referrals/parts/link-invitation.tsx'
import { useInvitation } from '../../features/referrals/parts/use-invitation.ts'

/** The friend's page: who invites, what is known, yes or no; or the personal link of a friend. A token is never part of server rendering. */
export function Screen() {
  const words = useWords({ ar, en })
  const { answered, from } = readHref(useHref()).query
  const refused = usePosted()?.faults[0]?.error
  const invitation = useInvitation(answered, from)
  const linkOwner = useInviter(from)
  const { state, inviter } = invitation
  const days = useFrame().policies.referral_tests_days
  if (from)
    return (
      <>
        <Hero words={words} inviter={linkOwner ?? undefined} />
        <LinkInvitation words={words} code={from} inviter={linkOwner} />
      </>
    )
  if (state !== 'open') {
    const outcome = { ...words, accepted: { ...words.accepted, text: words.accepted.text(days) } }[state]
    return <InvitationAnswered words={outcome} state={state} isNew={invitation.isNew} />
  }
  return (
    <>
      <Hero words={words} inviter={inviter} />
      <InvitationForm words={words} invitation={invitation} refused={invitation.failure ?? refused} />
    </>
  )
}

const Hero = ({ words, inviter }: { words: typeof ar; inviter: string | undefined }) => (
  <PageHero
    eyebrow={words.eyebrow}
    title={inviter ? words.titleOf(inviter) : words.title}
    lead={words.lead}
    className="pb-6! lg:pb-8!"
  />
)
