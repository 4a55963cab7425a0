import { OwnProposals } from '../../features/profile-proposals/parts/own-proposals.tsx'
import { OwnSelection } from '../../features/selections/parts/own-selection.tsx'
import { useContractedUntil } from './contracted-until.ts'
import { ProfileScreen } from '../../features/talents/parts/profile/profile-screen.tsx'

/** The profile, with the steps of selection beside it and what colleagues propose above its texts. */
export const Screen = () => (
  <ProfileScreen selection={<OwnSelection />} proposals={<OwnProposals />} start={useContractedUntil()} />
)
