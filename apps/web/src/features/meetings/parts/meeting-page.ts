import { pathTo } from '../../../paths.ts'

/** Whether a link leads to the page of the meeting, for want of a room of the host's. */
export const isMeetingPage = (link: string): boolean => URL.parse(link)?.pathname === pathTo('bookMeeting')
