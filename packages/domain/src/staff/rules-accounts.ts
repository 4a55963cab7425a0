import { countedAr, countedEn, type Lang } from '../kernel/language/locale.ts'
import { type Action, staffMay } from '../kernel/permissions/permissions.ts'
import { DAY, MINUTE, after } from '../kernel/time/time.ts'
import { MINUTES_BETWEEN_INVITATIONS, OWNED_KINDS, type OwnedKind, RESET_DAYS, SETUP_DAYS } from './limits.ts'

export const setupEnds = (now: Date): Date => after(now, SETUP_DAYS * DAY)
export const resetEnds = (now: Date): Date => after(now, RESET_DAYS * DAY)
export const mayInviteAgain = (sentAt: Date, now: Date): boolean =>
  after(sentAt, MINUTES_BETWEEN_INVITATIONS * MINUTE) <= now

type AccountChange = {
  /** The active admins, read under the lock of this change. */
  admins: readonly string[]
  me: string
  subject: string
  /** The roles they are left with; none when the account ends. */
  roles: readonly string[]
}

/** `role_gone`: the caller was an admin when the screen was drawn, and no longer is. */
export function accountChangeFault({ admins, me, subject, roles }: AccountChange): 'role_gone' | 'last_admin' | null {
  if (!admins.includes(me)) return 'role_gone'
  const isLast = admins.length === 1 && admins[0] === subject
  return isLast && !roles.includes('admin') ? 'last_admin' : null
}

type Reset = { asked_by: string | null; staff_id: string; expires_at: Date }

/** Two-person rule: neither the requester nor the owner of the authenticator may approve. */
export const mayConfirmReset = ({ asked_by, staff_id }: Omit<Reset, 'expires_at'>, me: string): boolean =>
  me !== asked_by && me !== staff_id

export function resetFault(reset: Reset | undefined, me: string, now: Date): 'reset_over' | 'reset_own' | null {
  if (!reset || reset.expires_at <= now) return 'reset_over'
  return mayConfirmReset(reset, me) ? null : 'reset_own'
}

const HEIR_MAY: Readonly<Record<OwnedKind, Action>> = {
  tickets: 'tickets.answer',
  requests: 'requests.read',
  meetings: 'meetings.keep',
  companies: 'companies.act',
}

/** Whether somebody with these roles may take over what is of this kind. */
export const mayInherit = (kind: OwnedKind, roles: readonly string[]): boolean => staffMay(roles, HEIR_MAY[kind])

const OWNED = {
  ar: {
    tickets: countedAr({
      zero: '',
      one: 'تذكرة واحدة',
      two: 'تذكرتان',
      few: '{n} تذاكر',
      many: '{n} تذكرة',
      other: '{n} تذكرة',
    }),
    requests: countedAr({
      zero: '',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{n} طلبات',
      many: '{n} طلبًا',
      other: '{n} طلب',
    }),
    meetings: countedAr({
      zero: '',
      one: 'اجتماع واحد',
      two: 'اجتماعان',
      few: '{n} اجتماعات',
      many: '{n} اجتماعًا',
      other: '{n} اجتماع',
    }),
    companies: countedAr({
      zero: '',
      one: 'شركة واحدة',
      two: 'شركتان',
      few: '{n} شركات',
      many: '{n} شركة',
      other: '{n} شركة',
    }),
  },
  en: {
    tickets: countedEn({ zero: '', one: 'one ticket', other: '{n} tickets' }),
    requests: countedEn({ zero: '', one: 'one request', other: '{n} requests' }),
    meetings: countedEn({ zero: '', one: 'one meeting', other: '{n} meetings' }),
    companies: countedEn({ zero: '', one: 'one company', other: '{n} companies' }),
  },
} as const satisfies Record<Lang, Record<OwnedKind, (n: number) => string>>

/** "2 tickets and one request". */
export const ownedInWords = (owned: Readonly<Partial<Record<OwnedKind, number>>>, lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(
    OWNED_KINDS.filter((kind) => (owned[kind] ?? 0) > 0).map((kind) => OWNED[lang][kind](owned[kind] ?? 0)),
  )
