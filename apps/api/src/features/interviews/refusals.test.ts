import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type Pair, interview, newPair, slotIn, terms, timezone, twoSlots } from '../../testing/interviews.ts'
import { snapshotStory, refusalBody } from '../../testing/story.ts'

let pair: Pair
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
})
const read = async (id: string) => (await pair.khalid.call(clients.read, { params: { id } })).body.data

describe('times are refused clearly', () => {
  const GOOD = () => twoSlots(story)
  test.each<[string, keyof typeof interviewErrors, () => { start: string; end: string }[]]>([
    ['none [V-047]', 'two_slots_needed', () => []],
    ['one [V-047]', 'two_slots_needed', () => GOOD().slice(0, 1)],
    ['three [V-046]', 'two_slots_only', () => [...GOOD(), slotIn(story, 9)]],
    ['two that overlap', 'slots_overlap', () => [slotIn(story, 3), slotIn(story, 3, 0, 60)]],
    ['one that has passed', 'time_past', () => [slotIn(story, -1), slotIn(story, 3)]],
    ['one within a day', 'time_too_soon', () => [slotIn(story, 0, 20), slotIn(story, 3)]],
    ['one in two months', 'time_too_far', () => [slotIn(story, 3), slotIn(story, 60)]],
    ['one of two hours', 'time_length', () => [slotIn(story, 3), slotIn(story, 6, 0, 120)]],
    ['one at ten past', 'time_off_grid', () => [slotIn(story, 3), slotIn(story, 6, 1 / 6)]],
  ])('%s', async (_, code, slots) => {
    const { khalid } = pair
    const { params } = await interview(story, pair, 'confirmed')
    for (const lang of ['ar', 'en'] as const) {
      khalid.lang = lang
      const answer = await khalid.call(clients.offer, { params, body: { slots: slots(), timezone } })
      const message = sentence(interviewErrors[code], lang, { hours: 24, days: 30 })
      expect(answer).toMatchObject({ status: 422, body: { code, message } })
    }
    expect(await read(params.id)).toMatchObject({ state: 'pending_client_time_slots', slots: [] })
  })

  test('a talent who chooses none is told so [V-048]', async () => {
    const { layla } = pair
    const { params } = await interview(story, pair, 'offered')
    for (const body of [{}, { slot_id: newId(story.now()) }]) {
      const answer = await layla.call(talents.select, { params, body })
      expect([answer.status, answer.body]).toEqual([
        422,
        refusalBody('slot_needed', 'Please select a time slot', { field: 'slot_id' }),
      ])
    }
    const none = await layla.call(talents.propose, { params, body: { slots: [], timezone } })
    expect(none).toMatchObject({ status: 422, body: { code: 'slot_needed' } })
    const zone = await layla.call(talents.propose, {
      params,
      body: { slots: [slotIn(story, 4)], timezone: 'Moon/Base' },
    })
    expect(zone).toMatchObject({ status: 422, body: { errors: [{ field: 'timezone' }] } })
  })

  test('terms below the least are refused and nothing moves', async () => {
    const { layla } = pair
    const { params, id } = await interview(story, pair, 'asked')
    const answer = await layla.call(talents.confirm, { params, body: { ...terms, salaries: { full_time: 10 } } })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'salaries.full_time' }] } })
    expect(await read(id)).toMatchObject({ state: 'pending_talent_confirmation', terms: null })
  })
})

test('what was answered cannot be answered again [X-037]', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const MOVED = {
    en: 'This interview is no longer available (you have actioned this interview)',
    ar: 'هذه المقابلة لم تعد متاحة (سبق أن اتخذت إجراءً بشأنها)',
  }
  for (const lang of ['ar', 'en'] as const) {
    khalid.lang = layla.lang = lang
    const answers = [
      await layla.call(talents.confirm, { params, body: terms }),
      await layla.call(talents.select, { params, body: {} }),
      await layla.call(talents.propose, { params, body: { slots: [], timezone } }),
      await layla.call(talents.decline, { params, body: {} }),
      await khalid.call(clients.offer, { params, body: { slots: [], timezone } }),
      await khalid.call(clients.confirmNew, { params, body: {} }),
      await khalid.call(clients.refuseNew, { params, body: {} }),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([409, refusalBody('interview_moved', MOVED[lang])])
  }
})
