import { roleName } from '../catalogue/rules.ts'
import { bidiIsolate } from '../kernel/language/bidi.ts'
import type { Bilingual, Lang } from '../kernel/language/locale.ts'
import { type Who, may } from '../kernel/permissions/permissions.ts'
import { HOUR, MINUTE, after, formatMonth } from '../kernel/time/time.ts'
import { quietWait } from '../notifications/rules-delivery.ts'
import { PAYOUT_KINDS, type PayoutKind } from '../payouts/limits.ts'
import { CONVERSATION_KINDS, type ConversationKind, type MailChoice, type Side, conversationFacts } from './limits.ts'

/** Members of a company and colleagues by their permissions, a talent by the kind. */
export function mayJoin(who: Who, kind: ConversationKind): boolean {
  const { talent, client, staff } = conversationFacts(kind)
  if (who.kind === 'talent') return talent
  const action = who.kind === 'client' ? client : who.kind === 'staff' ? staff : null
  return action !== null && may(who, action)
}

export const kindsFor = (who: Who): ConversationKind[] => CONVERSATION_KINDS.filter((kind) => mayJoin(who, kind))

/** What a colleague decides about: held and reported messages of the kinds they read. */
export const reviewKindsFor = (who: Who): ConversationKind[] =>
  who.kind === 'staff' && may(who, 'conversations.review') ? kindsFor(who) : []

type ReportFacts = { is_mine: boolean; is_reported: boolean; is_hidden: boolean; is_empty: boolean }
/** Members report what others wrote, once. */
export const canReport = (side: Side, { is_mine, is_reported, is_hidden, is_empty }: ReportFacts): boolean =>
  side !== 'staff' && !is_mine && !is_reported && !is_hidden && !is_empty

/** Whoever reads a hidden message. */
export const readsHidden = (side: Side, is_mine: boolean): boolean => side === 'staff' || is_mine

/** Whoever has the page open reads a message before anything is sent about it. */
const TELL_AFTER = 2 * MINUTE
/** One mail for all that is written to somebody within it, unless they have read it meanwhile. */
const QUIET_PERIOD = 4 * HOUR

export const tellAt = (now: Date): Date => after(now, TELL_AFTER)

type Reader = {
  /** Sequence numbers of the last message, of the last one read, and of the last one there was a notice about. */
  last_seq: number
  read_seq: number
  told_seq: number
  told_at: Date | null
}

/** When somebody is told of what they have not read: now, later, or not at all. */
export function nextNotice({ last_seq, read_seq, told_seq, told_at }: Reader, now: Date): Date | null {
  if (last_seq <= Math.max(read_seq, told_seq)) return null
  const isQuiet = told_at !== null && told_seq > read_seq
  const quietUntil = isQuiet ? after(told_at, QUIET_PERIOD) : now
  return quietUntil > now ? quietUntil : now
}

type Colleague = Reader & {
  choice: MailChoice
  has_written: boolean
  /** What a colleague has answered, or said that it needs no answer. */
  settled_seq: number
}

/** A colleague is told of what nobody has answered, as they chose, and by day. */
export function nextColleagueNotice(reader: Colleague, now: Date): Date | null {
  const { choice, has_written: hasWritten, settled_seq: settled, read_seq: read } = reader
  if (choice === 'none' || (choice === 'mine' && !hasWritten)) return null
  const at = nextNotice({ ...reader, read_seq: Math.max(read, settled) }, now)
  return at && after(at, quietWait({ kind: 'conversations', isOwnMail: true, urgent: false, at: null }, null, at))
}

type TitleFacts = { kind: ConversationKind; label: string | null; detail: string | null }

/** For a month. */
const PAYOUT_TITLES: Readonly<Record<PayoutKind, Record<Lang, (month: string) => string>>> = {
  salary: { ar: (month) => `مستحقات ${month}`, en: (month) => `Payout for ${month}` },
  extra: { ar: (month) => `مستحقات إضافية، ${month}`, en: (month) => `Extra pay, ${month}` },
  bonus: { ar: (month) => `مكافأة الدعوة، ${month}`, en: (month) => `Referral bonus, ${month}` },
  correction: {
    ar: (month) => `تصحيح مستحقات ${month}`,
    en: (month) => `Correction of the payout for ${month}`,
  },
}
const payoutKindOf = (detail: string | null): PayoutKind => PAYOUT_KINDS.find((kind) => kind === detail) ?? 'salary'

const HIRING_TITLES = {
  nomination: { ar: 'ترشيح', en: 'Nomination' },
  interview: { ar: 'مقابلة', en: 'Interview' },
  offer: { ar: 'عرض عمل', en: 'Offer' },
} as const

/** What a conversation is about, in a few words. */
export function conversationTitle({ kind, label, detail }: TitleFacts, lang: Lang): string {
  const hiringTitle = (title: Bilingual): string => {
    const request = label ? bidiIsolate(label, lang) : detail && roleName(detail, lang)
    return request ? `${title[lang]}: ${request}` : title[lang]
  }
  const titles: Record<ConversationKind, () => string> = {
    contract: () => `${{ ar: 'العقد', en: 'Contract' }[lang]} ${bidiIsolate(label ?? '', lang)}`,
    payout: () => PAYOUT_TITLES[payoutKindOf(detail)][lang](formatMonth(label ?? '', lang)),
    nomination: () => hiringTitle(HIRING_TITLES.nomination),
    interview: () => hiringTitle(HIRING_TITLES.interview),
    offer: () => hiringTitle(HIRING_TITLES.offer),
  }
  return titles[kind]()
}

type Parties = { talent: string; company: string | null }

/** Whom one talks to, besides us: the company for a talent, the talent for a company, both for colleagues. */
export function otherParties({ talent, company }: Parties, side: Side): string[] {
  const names: Record<Side, (string | null)[]> = { talent: [company], client: [talent], staff: [talent, company] }
  return names[side].filter((name) => name !== null)
}
