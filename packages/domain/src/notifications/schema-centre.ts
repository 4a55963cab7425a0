import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { CHANNELS, NOTICE_KINDS } from './limits.ts'

/** What the centre lists: everything one may choose about, and what always comes. */
export const ENTRY_KINDS = [...NOTICE_KINDS, 'meetings', 'account'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Reason of a delivery: the person switched the channel on, agreed to our mails, or has the default. */
export const REASONS = ['chosen', 'consented', 'usual', 'always'] as const
export type Reason = (typeof REASONS)[number]
/** The reason line below a mail; mails that cannot be switched off have none. */
export type MailReason = Exclude<Reason, 'always'>

const noticeDelivery = () => z.object({ channel: z.literal(CHANNELS), reason: z.literal(REASONS) })
export type NoticeDelivery = z.output<ReturnType<typeof noticeDelivery>>

/** One notice, saved in both languages with the wording of that moment. */
export const noticeEntry = () =>
  z.object({
    id: id(),
    kind: z.literal(ENTRY_KINDS),
    title: z.object({ ar: z.string(), en: z.string() }),
    path: z.string(),
    told: z.array(noticeDelivery()),
    created_at: z.string(),
    read_at: z.nullable(z.string()),
  })
export type NoticeEntry = z.output<ReturnType<typeof noticeEntry>>

export const CENTRE_PAGE = 20
const flag = () =>
  z.optional(
    z.pipe(
      z.literal(['1', 'true', '0', 'false'], 'choice'),
      z.transform((value) => value === '1' || value === 'true'),
    ),
  )

export const centreQuery = () => z.object({ cursor: z.optional(id()), unread: flag() })

/** `all` includes entries that are not loaded yet. */
export const readForm = () =>
  z.union([
    z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
    z.strictObject({ all: z.literal(true) }),
    /** Everything that leads to this page: whoever opened it has read them. */
    z.strictObject({ path: z.string().check(z.startsWith('/'), z.maxLength(500)) }),
  ])
/** The page of a notice, without its place in it. */
export const pageOf = (path: string): string => path.split(/[?#]/)[0] ?? path

export type ReadForm = z.output<ReturnType<typeof readForm>>
