import * as z from 'zod/mini'
import { CHANNELS, NOTICE_KINDS } from './limits.ts'

/** Live events for a person's open pages (D-96). */
export const EVENT_NAMES = [
  'counters.changed',
  'interview.changed',
  'renewal.changed',
  'nomination.changed',
  'meeting.changed',
  'payment.changed',
  'message.new',
  'profile.changed',
  'assessment.changed',
  'contract.changed',
  'offer.changed',
  'quote.changed',
  'invoice.changed',
  'payout.changed',
  'conversation.changed',
  'referral.changed',
  'project.changed',
  'organisation.changed',
  'room.changed',
] as const
export type EventName = (typeof EVENT_NAMES)[number]

const channel = () => z.literal(CHANNELS, 'choice')

export type NoticeKind = (typeof NOTICE_KINDS)[number]
const noticeKind = () => z.literal(NOTICE_KINDS, 'choice')

export const noticeChoice = () => z.strictObject({ kind: noticeKind(), channel: channel(), wanted: z.boolean() })
export type NoticeChoice = z.output<ReturnType<typeof noticeChoice>>

/** What is offered to this person, and what they want of it. */
export const notices = () =>
  z.array(z.object({ kind: noticeKind(), channels: z.array(z.object({ channel: channel(), wanted: z.boolean() })) }))
export type Notices = z.output<ReturnType<typeof notices>>
