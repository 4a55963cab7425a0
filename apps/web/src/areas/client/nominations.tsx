import { NominationsPage } from '../../features/nominations/parts/nominations-page.tsx'
import { NOMINATION_SLOTS } from '../nomination-slots.tsx'

/** Whom we nominated, with the way to the interview of each and a link to their profile. */
export const Screen = () => <NominationsPage slots={NOMINATION_SLOTS} />
