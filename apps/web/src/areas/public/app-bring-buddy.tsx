import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { useSession } from '../../platform/session/session.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PhoneBanner } from '../../features/phone-verifications/parts/banner.tsx'
import { BuddyPage } from '../../features/site/parts/buddy/buddy-page.tsx'
import { PersonalLink } from '../../features/referrals/parts/personal-link.tsx'
import { ReferralForm } from '../../features/referrals/parts/referral-form.tsx'
import { ReferralTracker } from '../../features/referrals/parts/referral-tracker.tsx'
import { useReferralWords } from '../../features/referrals/messages/en.ts'
import { VisitorReferral } from '../../features/referrals/parts/visitor-referral.tsx'

/** Bring a buddy inside the app: a talent invites and follows in their own area, a visitor invites, a company reads. */
export function Screen() {
  const { user } = useSession()
  if (user?.type === TALENT) return <Referrals verified={user.isVerified} />
  return <BuddyPage>{!user && <VisitorReferral />}</BuddyPage>
}

function Referrals({ verified }: { verified: boolean }) {
  const words = useReferralWords()
  return (
    <div className="grid gap-12">
      <section id="invite" aria-label={words.form.title}>
        <PageHeader title={words.form.title} text={verified ? words.form.text : words.form.verify} />
        <PhoneBanner />
        {verified && <ReferralForm />}
      </section>
      {verified && <PersonalLink />}
      <section aria-labelledby="invited-title">
        <h2 id="invited-title" className="mb-5 text-xl">
          {words.tracker.title}
        </h2>
        <ReferralTracker />
      </section>
    </div>
  )
}
