import type { MemberRole } from '../kernel/permissions/roles.ts'
import { DAY, MINUTE, after } from '../kernel/time/time.ts'

export const ORGANISATION = {
  maxPeople: 50,
  /** How long a link in an invitation works. */
  linkDays: 7,
  /** Rate limit of the mails of one invitation. */
  minutesBetweenMails: 5,
} as const

export const invitationEnds = (now: Date): Date => after(now, ORGANISATION.linkDays * DAY)

export const hasEnded = ({ expires_at }: { expires_at: Date }, now: Date): boolean => expires_at <= now

export const maySendAgain = ({ sent_at }: { sent_at: Date }, now: Date): boolean =>
  after(sent_at, ORGANISATION.minutesBetweenMails * MINUTE) <= now

type Person = { readonly id: string; readonly role: MemberRole }

/** Whether somebody still owns the organisation once this person has another role, or none. */
export const keepsAnOwner = (people: readonly Person[], id: string, role: MemberRole | null): boolean =>
  role === 'owner' || people.some((person) => person.role === 'owner' && person.id !== id)

/** Only an account without data of its own may join: its data would be lost, or shown to the new colleagues. */
export const mayJoin = ({ requests, colleagues }: { requests: number; colleagues: number }): boolean =>
  requests === 0 && colleagues === 0

const TRUST: readonly MemberRole[] = ['owner', 'hiring_manager', 'finance', 'viewer', 'interviewer']

/** The successor of a leaving member: by role, then by the longest membership. */
export const successorOf = <P extends Person & { readonly joined_at: Date }>(others: readonly P[]): P | undefined =>
  others.toSorted(
    (a, b) => TRUST.indexOf(a.role) - TRUST.indexOf(b.role) || a.joined_at.getTime() - b.joined_at.getTime(),
  )[0]
