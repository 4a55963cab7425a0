import { stateAt } from '@fareeq/domain/interviews/rules.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { roomsContract } from '@fareeq/domain/rooms/contract.ts'
import { roomErrors } from '@fareeq/domain/rooms/errors.ts'
import { opensAt } from '@fareeq/domain/calendars/rules.ts'
import { closesAt, accessAt, ROOM } from '@fareeq/domain/rooms/rules.ts'
import type { Room, RoomNews } from '@fareeq/domain/rooms/schema.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { iceServers } from './actions-ice.ts'
import { lockPad, insertLine, linesOf, roomFor, saveAgreement, savePad } from './queries.ts'
import type { RoomRow } from './rows.ts'

/** Name of the Y.Text, shared with the browsers. */
const TEXT = 'code'
/** Yjs keeps tombstones of deletions; a document that is mostly tombstones is refused. */
const MAX_BYTES = 4 * ROOM.padLength

/** Merges an update (CRDT): concurrent changes of both people stay. */
async function mergedPad(pad: Uint8Array, update: Uint8Array): Promise<Buffer> {
  // Dynamic import at the first shared code.
  const Y = await import('yjs')
  const doc = new Y.Doc()
  try {
    if (pad.length > 0) Y.applyUpdate(doc, pad)
    Y.applyUpdate(doc, update)
  } catch {
    throw new Refusal(roomErrors.pad_unreadable)
  }
  const state = Buffer.from(Y.encodeStateAsUpdate(doc))
  if (doc.getText(TEXT).length > ROOM.padLength || state.length > MAX_BYTES) throw new Refusal(roomErrors.pad_too_long)
  return state
}

type Body<Name extends 'signal' | 'write' | 'pad' | 'agree'> = BodyOf<(typeof roomsContract)[Name]>

async function roomOrThrow({ db, viewer, lang }: RequestContext<Member>, id: string): Promise<RoomRow> {
  const row = await roomFor(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

const accessOf = (row: RoomRow, now: Date) => accessAt({ ...row, state: stateAt(row, now) }, now)

async function entered(ctx: RequestContext<Member>, id: string): Promise<RoomRow> {
  const row = await roomOrThrow(ctx, id)
  if (accessOf(row, ctx.now) !== 'open') throw new Refusal(roomErrors.room_closed)
  return row
}

/** Live event to all who may join: the person may have a second page, or a colleague came instead. */
async function publishNews(
  { db, platform }: RequestContext<Member>,
  { id, talent_id, client_id }: RoomRow,
  news: WithoutId,
) {
  for (const userId of [talent_id, ...(await colleagueIds(db, client_id))])
    await platform.events.publish(db, { userId, name: 'room.changed', body: { id, ...news } })
}
type WithoutId<News = RoomNews> = News extends RoomNews ? Omit<News, 'id'> : never

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null

export async function readRoom(ctx: RequestContext<Member>, id: string): Promise<{ data: Room }> {
  const { db, platform, viewer, now } = ctx
  const row = await roomOrThrow(ctx, id)
  const { seat, starts_at, ends_at, pad } = row
  const client = { name: row.client_name, timezone: row.client_timezone }
  const talent = { name: row.talent_name, timezone: row.talent_timezone }
  return {
    data: {
      interview_id: id,
      seat,
      door: accessOf(row, now),
      opens_at: starts_at && isoOrNull(opensAt(starts_at)),
      closes_at: ends_at && isoOrNull(closesAt(ends_at)),
      start: isoOrNull(starts_at),
      end: isoOrNull(ends_at),
      link: row.link,
      project_name: row.project_name,
      me: seat === 'client' ? client : talent,
      other: seat === 'client' ? talent : client,
      lines: (await linesOf(db, id)).map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
      pad: pad.toString('base64'),
      pad_language: row.pad_language,
      agreed: { client: row.client_agrees, talent: row.talent_agrees },
      ice_servers: iceServers(platform.env, viewer.userId, now),
    },
  }
}

/** Leaving, also by closing the window, withdraws the consent to recording. */
export async function passSignal(ctx: RequestContext<Member>, id: string, signal: Body<'signal'>) {
  const room = await entered(ctx, id)
  await publishNews(ctx, room, { kind: 'signal', seat: room.seat, signal })
  if (signal.kind === 'bye' && room[`${room.seat}_agrees`]) await agreeToRecording(ctx, id, { agreed: false })
  return { data: { heard: true } }
}

export const writeLine = (ctx: RequestContext<Member>, id: string, { text }: Body<'write'>) =>
  inTransaction(ctx, async (ctx) => {
    const room = await entered(ctx, id)
    const line = { id: newId(ctx.now), seat: room.seat, text, at: ctx.now }
    await insertLine(ctx.db, id, line)
    const message = { ...line, at: line.at.toISOString() }
    await publishNews(ctx, room, { kind: 'line', line: message })
    return { data: message }
  })

export const changePad = (ctx: RequestContext<Member>, id: string, { from, update, language }: Body<'pad'>) =>
  inTransaction(ctx, async (ctx) => {
    const room = await entered(ctx, id)
    const savedPad = await lockPad(ctx.db, id, ctx.now)
    const pad = update ? await mergedPad(savedPad, Buffer.from(update, 'base64')) : savedPad
    await savePad(ctx.db, id, pad, language ?? null, ctx.now)
    await publishNews(ctx, room, { kind: 'pad', from, update, language })
    return { data: { heard: true } }
  })

/** Consents are stored; the browsers record, and only while both agree. */
export const agreeToRecording = (ctx: RequestContext<Member>, id: string, { agreed }: Body<'agree'>) =>
  inTransaction(ctx, async (ctx) => {
    const room = await entered(ctx, id)
    const data = await saveAgreement(ctx.db, id, room.seat, agreed, ctx.now)
    const action = agreed ? 'room.recording_agreed' : 'room.recording_refused'
    await audit(ctx.db, { actor: actorOf(ctx.viewer), action, subject: { kind: 'interview', id } })
    await publishNews(ctx, room, { kind: 'recording', agreed: data })
    return { data }
  })
