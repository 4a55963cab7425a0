import * as z from 'zod/mini'
import { LISTS } from '../subscriptions/schema.ts'

/** What a person's open page is told of the moment it happens (D-96). */
export const EVENT_NAMES = [
  'counters.changed',
  'interview.changed',
  'renewal.changed',
  'nomination.changed',
  'meeting.changed',
  'payment.changed',
  'message.new',
  'profile.changed',
  'referral.changed',
  'project.changed',
  'organisation.changed',
  'room.changed',
] as const
export type EventName = (typeof EVENT_NAMES)[number]

/** Sent instead of what was missed when that is no longer kept: the page fetches everything anew. */
export const STREAM_RESET = 'stream.reset'

/** The ways a person may choose to be told something. */
export const CHANNELS = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof CHANNELS)[number]
const channel = () => z.literal(CHANNELS, 'choice')

/** What a person may choose to be told of. Codes and the safety of the account are none of these: they always come. */
export const NOTICE_KINDS = ['interviews', 'nominations', 'profile_views', 'referrals', ...LISTS] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
const noticeKind = () => z.literal(NOTICE_KINDS, 'choice')

export const noticeChoice = () => z.strictObject({ kind: noticeKind(), channel: channel(), wanted: z.boolean() })
export type NoticeChoice = z.output<ReturnType<typeof noticeChoice>>

/** What is offered to this person, and what they want of it. */
export const notices = () =>
  z.array(z.object({ kind: noticeKind(), channels: z.array(z.object({ channel: channel(), wanted: z.boolean() })) }))
export type Notices = z.output<ReturnType<typeof notices>>
