// Fault injection: a server that is killed during moves. FAREEQ_KILLS=100 for a longer run.
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '../../platform/db/open.ts'
import { sql } from '../../platform/db/sql.ts'
import { jitter, random } from '../../testing/chance.ts'
import { silent } from '../../testing/silent.ts'
import { spawnChild } from '../../testing/spawn-child.ts'

const { engine, scratch, source } = inject('testDatabases')
const kills = Number(process.env['FAREEQ_KILLS'] ?? 1)

/** Receivers per move; an invitation goes to both. */
const NOTICES: Record<string, number> = { start: 1, confirm: 1, send_slots: 1, select: 2, cancel: 2 }
const NOMINATION: Record<string, string> = { canceled: 'reserved' }

async function moveUntilKilled(dir: string): Promise<string[]> {
  const process_ = spawnChild(new URL('../../testing/moves-child.ts', import.meta.url), dir)
  let output = ''
  process_.stdout.on('data', (data: Buffer) => (output += data.toString()))
  const closed = once(process_, 'close')
  const enough = 2 + random() * 12 // counts moves, not time: machines differ
  await vi.waitUntil(() => output.split('\n').length >= enough || process_.exitCode !== null, {
    timeout: 300_000,
    interval: 2,
  })
  expect(process_.exitCode).toBeNull()
  await jitter(30)
  process_.kill('SIGKILL')
  await closed
  return output.split('\n').filter((line) => line.length === 36)
}

type Row = {
  id: string
  state: string
  kinds: string[]
  last: string
  quarters: number
  trail: number
  told: number
  nomination: string
}

describe.skipIf(engine !== 'embedded')('when the server is killed', () => {
  test(`in the middle of moves, ${kills} times: each is whole or never was, with one line, one word to each and one nomination`, async () => {
    const dir = mkdtempSync(join(scratch, 'moves-'))
    cpSync(source, dir, { recursive: true })
    const acknowledged = new Map<string, number>()
    for (let kill = 0; kill < kills; kill++) {
      for (const id of await moveUntilKilled(dir)) acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1)
      const { db, close } = await openDatabase({ dir, log: silent })
      const rows = await db.rows<Row>(sql`
        select interviews.id, interviews.state, nominations.state as nomination,
          (select array_agg(kind order by id) from interview_events where interview_id = interviews.id) as kinds,
          (select to_state from interview_events where interview_id = interviews.id order by id desc limit 1) as last,
          (select count(*)::int from interview_quarters where interview_id = interviews.id) as quarters,
          (select count(*)::int from audit_entries where subject_id = interviews.id::text) as trail,
          (select count(*)::int from notices where user_id in (interviews.talent_id, client_id)) as told
        from interviews join nominations on nominations.id = nomination_id`)
      for (const { id, state, kinds, last, quarters, trail, told, nomination } of rows) {
        expect([id, state, nomination]).toEqual([id, last, NOMINATION[state] ?? 'in_interview'])
        expect([trail, told]).toEqual([kinds.length, kinds.reduce((sum, kind) => sum + (NOTICES[kind] ?? 0), 0)])
        expect(quarters).toBe(state === 'interview_scheduled' ? 6 : 0)
        expect(kinds).toEqual(['start', 'confirm', 'send_slots', 'select', 'cancel'].slice(0, kinds.length))
        // Everything acknowledged is saved, and at most one move that was in flight.
        const acknowledgedMoves = acknowledged.get(id) ?? 0
        expect([acknowledgedMoves, acknowledgedMoves + 1]).toContain(kinds.length)
      }
      expect([...acknowledged.keys()].filter((id) => !rows.some((row) => row.id === id))).toEqual([])
      const mails = await db.rows(sql`
        select 1 from notices where (select count(*) from messages where messages.id = message_id) <> 1 and message_id is not null`)
      expect(mails).toEqual([])
      await close()
    }
    expect(acknowledged.size).toBeGreaterThan(0)
  }, 600_000)
})
