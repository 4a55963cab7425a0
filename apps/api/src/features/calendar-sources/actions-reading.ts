import type { SourceFailure } from '@fareeq/domain/calendar-sources/limits.ts'
import { SOURCE } from '@fareeq/domain/calendar-sources/rules.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { CalendarBlocks } from '../../engines/calendar-reader/busy-blocks.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Env } from '../../platform/env.ts'
import { OutgoingFailed } from '../../platform/outgoing/failures.ts'
import { type SecretKeys, seal, storageKeys, unseal } from '../../platform/sealing.ts'
import { WorkFailed } from '../../platform/workers/workers.ts'

const PURPOSE = 'calendar source'

export const sealAddress = (secretKey: string, address: string): Buffer =>
  seal(secretKey, PURPOSE, Buffer.from(address))

/** Null when no key opens it. */
export const unsealAddress = (keys: SecretKeys, sealed: Buffer): string | null =>
  unseal(storageKeys(keys), PURPOSE, sealed)?.toString() ?? null

export function resealAddress(keys: SecretKeys, sealed: Buffer): Buffer | null {
  const address = unsealAddress(keys, sealed)
  return address === null ? null : sealAddress(keys.SECRET_KEY, address)
}

/** Domain of the UIDs of our invitations, which come back in the calendar of whoever accepted one. */
const ownDomain = ({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): string => /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'fareeq'

export type SourceReading =
  | { kind: 'read'; times: Extract<CalendarBlocks, { blocks: unknown }>['blocks']; etag: string | null }
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: SourceFailure }

type Source = { id: string; address: string; etag: string | null; zone: string }

/** Fetches a calendar and reads when its owner is busy. Outside of any transaction: it takes as long as others take. */
export async function readSource({ platform, now }: ActionContext, source: Source): Promise<SourceReading> {
  try {
    const { maxBytes, timeoutMs, days } = SOURCE
    const request = { accept: 'text/calendar, text/plain;q=0.5', etag: source.etag, maxBytes, timeoutMs }
    const answer = await platform.outgoing.fetchText(source.address, request)
    if (answer === 'unchanged') return { kind: 'unchanged' }
    const window = { from: after(now, -DAY), to: after(now, days * DAY) }
    const reading = { text: answer.text, zone: source.zone, ownDomain: ownDomain(platform.env), ...window }
    const blocks = await platform.calendarReader.read(reading, source.id)
    if ('fault' in blocks) return { kind: 'failed', failure: blocks.fault }
    return { kind: 'read', times: blocks.blocks, etag: answer.etag }
  } catch (error) {
    if (error instanceof OutgoingFailed) return { kind: 'failed', failure: error.failure }
    // Too many calendars wait to be read.
    if (error instanceof WorkFailed) return { kind: 'failed', failure: 'timeout' }
    throw error
  }
}
