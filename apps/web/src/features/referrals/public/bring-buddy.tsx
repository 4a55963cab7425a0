import { TALENT } from '@fareeq/domain/kernel/user-types.ts'
import { useEffect } from 'react'
import { prepareForFailure } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.ts'
import { wantToasts } from '../../../platform/toasts.ts'
import { PhoneBanner } from '../../phone-verifications/parts/banner.tsx'
import { BuddyPage } from '../../site/parts/buddy-page.tsx'
import { ReferralForm } from '../parts/referral-form.tsx'
import { ReferralTracker } from '../parts/referral-tracker.tsx'
import { useReferralWords } from '../parts/use-referral-words.ts'
import { VisitorReferral } from '../parts/visitor-referral.tsx'

/** Bring a buddy inside the app: a talent invites and follows here, a visitor invites, a company reads. */
export function Screen() {
  const { user } = useSession()
  useEffect(wantToasts, [])
  useEffect(prepareForFailure, [])
  if (!user)
    return (
      <BuddyPage>
        <VisitorReferral />
      </BuddyPage>
    )
  if (user.type !== TALENT) return <BuddyPage />
  return (
    <BuddyPage isTalent>
      <Referrals verified={user.isVerified} />
    </BuddyPage>
  )
}

function Referrals({ verified }: { verified: boolean }) {
  const words = useReferralWords()
  return (
    <>
      <section id="invite" aria-labelledby="invite-title" className="page scroll-mt-24 py-10 lg:py-14">
        <h2 id="invite-title" className="text-3xl">
          {words.form.title}
        </h2>
        <p className="measure mt-2 mb-8 text-ink-soft">{verified ? words.form.text : words.form.verify}</p>
        <PhoneBanner />
        {verified && <ReferralForm />}
      </section>
      <section aria-labelledby="invited-title" className="page py-10 lg:py-14">
        <h2 id="invited-title" className="mb-8 text-3xl">
          {words.tracker.title}
        </h2>
        <ReferralTracker />
      </section>
    </>
  )
}
