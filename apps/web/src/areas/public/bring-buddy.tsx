import { VisitorReferral } from '../../features/referrals/parts/visitor-referral.tsx'
import { BuddyPage } from '../../features/site/parts/buddy/buddy-page.tsx'

export const Screen = () => (
  <BuddyPage>
    <VisitorReferral />
  </BuddyPage>
)
