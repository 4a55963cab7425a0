import { HOUR, isOfficeHour, nextOfficeHour } from '../../engine/days.ts'
import type { Habit } from '../../engine/scene.ts'
import type { Colleague } from '../../engine/world.ts'

/** Each hour that the office is open: the home of clocks. Some days are holidays, and the work waits or is handed on. */
export const day: Habit<Colleague> = {
  name: 'colleague.day',
  async run({ now, later, ask, me }) {
    if (isOfficeHour(now)) ask(me.key, 'colleague.home', 0)
    later('colleague.day', nextOfficeHour(now + HOUR) - now)
  },
}
