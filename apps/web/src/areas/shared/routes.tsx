import { lazyScreen } from '../../platform/lazy/chunks.tsx'
import type { AreaRoutes } from '../area.ts'
import { ownLayout } from './own-layout.tsx'

const settings = lazyScreen(() => import('../../features/settings/shared/settings.tsx'))
const conversations = lazyScreen(() => import('../../features/conversations/shared/conversations.tsx'))
const conversation = lazyScreen(() => import('../../features/conversations/shared/conversation.tsx'))
const room = lazyScreen(() => import('../../features/rooms/shared/room.tsx'))
const meetingRoom = lazyScreen(() => import('../../features/rooms/shared/meeting-room.tsx'))
/** A call has a layout of its own: no navigation, and controls that are always visible. */
const roomLayout = lazyScreen(() => import('../talent/runner-layout.tsx'))
const bookMeeting = lazyScreen(() => import('../../features/meetings/shared/book-a-meeting.tsx'))
const deviceCheck = lazyScreen(() => import('../../features/device-checks/shared/device-check.tsx'))
const joinOrganisation = lazyScreen(() => import('../../features/organisations/shared/join.tsx'))
const verifyContract = lazyScreen(() => import('../../features/contracts/shared/verify.tsx'))
const talentWelcome = lazyScreen(() => import('../../features/talent-imports/shared/welcome.tsx'))

/** Where talents and clients both go. */
export const sharedArea: AreaRoutes = {
  area: 'shared',
  layout: ownLayout,
  screens: {
    settings,
    conversations,
    conversation,
    room,
    meetingRoom,
    bookMeeting,
    deviceCheck,
    joinOrganisation,
    verifyContract,
    talentWelcome,
  },
  layouts: { room: () => roomLayout, meetingRoom: () => roomLayout },
}
