import { workItemsCalls } from '@fareeq/domain/work-items/calls.ts'
import type { WorkItem } from '@fareeq/domain/work-items/schema.ts'
import { DAY } from '../../engine/days.ts'
import type { Habit } from '../../engine/scene.ts'
import type { Colleague } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { WORK } from './work.ts'

const TABS = ['late', 'today', 'mine', 'unowned', 'later'] as const
/** So much is done between two looks at the list. */
const CAPACITY = 14
/** What is due later than that is left for another day. */
const AHEAD = 4 * DAY

/** A colleague's working hour: what is late first, then what is due, as far as the hour goes. */
export const home: Habit<Colleague> = {
  name: 'colleague.home',
  async run(scene) {
    const { call, now } = scene
    const items = new Map<string, WorkItem>()
    for (const tab of TABS) {
      const { data } = await call(workItemsCalls.list, { query: { tab, limit: 20 } })
      for (const item of data) items.set(`${item.kind}:${item.id}`, item)
      if (items.size > 2 * CAPACITY) break
    }
    let done = 0
    for (const item of items.values()) {
      const work = WORK[item.kind]
      if (!work || Date.parse(item.due_at) > now + AHEAD) continue
      await tryTo(scene, `work.${item.kind}`, () => work.do(scene, item))
      if (++done >= CAPACITY) return
    }
  },
}
