import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { CHANNELS, NOTICE_KINDS } from './limits.ts'

/** What the centre lists: everything one may choose about, and what always comes. */
export const ENTRY_KINDS = [...NOTICE_KINDS, 'meetings', 'account'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Why something came by a channel: the person asked for it, agreed to our mails, or left it as it comes. */
export const REASONS = ['chosen', 'consented', 'usual', 'always'] as const
export type Reason = (typeof REASONS)[number]

const noticeDelivery = () => z.object({ channel: z.literal(CHANNELS), reason: z.literal(REASONS) })
export type NoticeDelivery = z.output<ReturnType<typeof noticeDelivery>>

/** One thing a person was told. Its words are kept in both languages, as they were at that moment. */
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
      z.transform((said) => said === '1' || said === 'true'),
    ),
  )

export const centreQuery = () => z.object({ cursor: z.optional(id()), unread: flag() })

/** `all` includes entries that are not loaded yet. */
export const readForm = () =>
  z.union([
    z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
    z.strictObject({ all: z.literal(true) }),
  ])
export type ReadForm = z.output<ReturnType<typeof readForm>>
