import { CallRefusal } from '../server/calls.ts'
import type { Scene } from '../engine/scene.ts'
import type { Person } from '../engine/world.ts'

/** A "no" that people meet: somebody was faster, it is over. Counted by its code, so that one nobody expects is seen. */
export async function tryTo<Who extends Person>(
  { count, world, me }: Scene<Who>,
  what: string,
  attempt: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await attempt()
    return true
  } catch (error) {
    if (!(error instanceof CallRefusal)) throw error
    count(`refused.${what}.${error.code}`)
    world.refusals[`${what} ${error.code}`] ??= `${me.key}: ${error.message}`
    return false
  }
}
