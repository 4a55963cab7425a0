import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { prose } from '../kernel/validation/fields.ts'
import { SEATS } from '../interviews/rules-seats.ts'
import { ROOM, PAD_LANGUAGES } from './rules.ts'

/** Id of one open page: a second tab has another one. */
const tab = () => z.string().check(z.regex(/^[\w-]{8,40}$/))
const seat = () => z.literal(SEATS)

export type PadLanguage = (typeof PAD_LANGUAGES)[number]

export const roomLine = () => z.object({ id: id(), seat: seat(), text: z.string(), at: z.string() })
export type RoomLine = z.output<ReturnType<typeof roomLine>>

const agreed = () => z.object({ client: z.boolean(), talent: z.boolean() })

export const room = () =>
  z.object({
    interview_id: id(),
    seat: seat(),
    door: z.literal(['not_agreed', 'early', 'open', 'over']),
    opens_at: z.nullable(z.string()),
    closes_at: z.nullable(z.string()),
    start: z.nullable(z.string()),
    end: z.nullable(z.string()),
    /** An address outside that one side has set instead of this room. */
    link: z.nullable(z.string()),
    project_name: z.nullable(z.string()),
    me: z.object({ name: z.string(), timezone: z.string() }),
    other: z.object({ name: z.string(), timezone: z.string() }),
    lines: z.array(roomLine()),
    /** The shared code as a Yjs update, in base64. */
    pad: z.string(),
    pad_language: z.literal(PAD_LANGUAGES),
    agreed: agreed(),
    /** ICE servers, as RTCPeerConnection takes them. */
    ice_servers: z.array(
      z.object({ urls: z.array(z.string()), username: z.optional(z.string()), credential: z.optional(z.string()) }),
    ),
  })
export type Room = z.output<ReturnType<typeof room>>

/** `here` and `bye` are presence; the others are WebRTC negotiation. */
export const SIGNAL_KINDS = ['here', 'bye', 'description', 'candidate'] as const
export const signal = () =>
  z.strictObject({
    kind: z.literal(SIGNAL_KINDS, 'choice'),
    from: tab(),
    /** Unicast to that page; broadcast otherwise. */
    to: z.optional(tab()),
    data: z.optional(z.string().check(z.maxLength(ROOM.signalLength))),
  })
export type Signal = z.output<ReturnType<typeof signal>>

export const lineForm = () => z.strictObject({ text: prose(ROOM.lineLength) })
export const padForm = () =>
  z.strictObject({
    from: tab(),
    update: z.optional(z.string().check(z.maxLength(ROOM.updateLength), z.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
    language: z.optional(z.literal(PAD_LANGUAGES, 'choice')),
  })
export const agreeForm = () => z.strictObject({ agreed: z.boolean() })

/** Payload of the live event `room.changed`, sent to both people beside the signals. */
export const roomNews = () =>
  z.union([
    z.object({ id: id(), kind: z.literal('signal'), seat: seat(), signal: signal() }),
    z.object({ id: id(), kind: z.literal('line'), line: roomLine() }),
    z.object({
      id: id(),
      kind: z.literal('pad'),
      from: tab(),
      update: z.optional(z.string()),
      language: z.optional(z.literal(PAD_LANGUAGES)),
    }),
    z.object({ id: id(), kind: z.literal('recording'), agreed: agreed() }),
  ])
export type RoomNews = z.output<ReturnType<typeof roomNews>>
