import { pathTo } from '../../../paths.ts'

/** Whether the link is the meeting's own page, because the host has no room. */
export const isMeetingPage = (link: string): boolean => URL.parse(link)?.pathname === pathTo('bookMeeting')
