import { VisitorReferral } from '../../referrals/parts/visitor-referral.tsx'
import { BuddyPage } from '../parts/buddy-page.tsx'

export const Screen = () => (
  <BuddyPage>
    <VisitorReferral />
  </BuddyPage>
)
