import { OwnSelection } from '../../features/selections/parts/own-selection.tsx'
import { ProfileScreen } from '../../features/talents/parts/profile/profile-screen.tsx'

/** The profile, with the steps of selection beside it. */
export const Screen = () => <ProfileScreen selection={<OwnSelection />} />
