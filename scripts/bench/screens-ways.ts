// The measured screens of the app, and their users.
import { type BrowserState, signIn, signInStaff } from './sign-in.ts'

export type Visitor = 'visitor' | 'talent' | 'newcomer' | 'client' | 'staff'
export type Way = {
  person: Visitor
  /** A path, or a prefix of a link on the page `via`. */
  path: string
  via?: string
  /** The link to navigate to next. */
  next: string
}

const EMAILS: Record<Exclude<Visitor, 'visitor'>, string> = {
  talent: 'talent@demo.fareeq.test',
  // Half-way through the steps.
  newcomer: 'salma@demo.fareeq.test',
  client: 'client@demo.fareeq.test',
  staff: 'staff@demo.fareeq.test',
}

const way = (person: Visitor, path: string, next: string, via?: string): Way => ({
  person,
  path,
  next,
  ...(via && { via }),
})

export const WAYS: readonly Way[] = [
  way('visitor', '/login', '/talent-signup'),
  way('visitor', '/talent-signup', '/login'),
  way('visitor', '/client-signup', '/talent-signup'),
  way('visitor', '/client/book-a-meeting', '/home/client'),
  way('newcomer', '/talent/wizard', '/sq/talent/profile'),
  way('talent', '/talent/home', '/sq/talent/profile'),
  way('talent', '/sq/talent/profile', '/sq/talent/update-availability'),
  way('talent', '/sq/talent/editProfile', '/talent/home'),
  way('talent', '/sq/talent/update-availability', '/talent/home'),
  way('talent', '/sq/talent/interview-requests', '/talent/home'),
  way('talent', '/sq/talent/choose-interview-slot/', '/talent/home', '/sq/talent/interview-requests'),
  way('talent', '/settings', '/talent/home'),
  way('client', '/client/home', '/sq/client/matching'),
  way('client', '/client/wizard', '/client/home'),
  way('client', '/client/profile', '/sq/client/matching'),
  way('client', '/sq/client/matching', '/sq/client/saved'),
  way('client', '/sq/client/saved', '/sq/client/matching'),
  way('client', '/sq/client/talent-profile/', '/sq/client/matching', '/sq/client/matching'),
  way('client', '/sq/client/nomination', '/sq/client/saved'),
  way('client', '/sq/client/edit-request', '/sq/client/matching'),
  way('client', '/sq/client/submit-vacancy', '/sq/client/matching'),
  way('client', '/sq/client/book-consultant', '/sq/client/matching'),
  way('client', '/sq/client/interviews-list', '/sq/client/matching'),
  way('client', '/sq/client/interview-details/', '/sq/client/matching', '/sq/client/interviews-list'),
  way('client', '/settings', '/sq/client/matching'),
  way('staff', '/ops/requests', '/ops/tickets'),
  way('staff', '/ops/requests/', '/ops/tickets', '/ops/requests'),
  way('staff', '/ops/tickets', '/ops/interviews'),
  way('staff', '/ops/interviews', '/ops/tickets'),
]

const NOBODY: BrowserState = { local: {}, tab: {} }

/** One session each: a TOTP code works once. */
export async function signInAll(origin: string): Promise<Record<Visitor, BrowserState>> {
  const [talent, newcomer, client, staff] = await Promise.all([
    signIn(origin, EMAILS.talent),
    signIn(origin, EMAILS.newcomer),
    signIn(origin, EMAILS.client),
    signInStaff(origin, EMAILS.staff),
  ])
  return { visitor: NOBODY, talent, newcomer, client, staff }
}
