import type { Habit, Scene, Stage } from './scene.ts'
import { createScene } from './scene.ts'
import type { Appointment } from './agenda.ts'
import type { Actor } from './world.ts'
import { CallFault, CallRefusal } from '../server/calls.ts'

type Options = {
  habits: ReadonlyMap<string, Habit>
  /** How many people are busy at the same moment. */
  crowd: number
  onFault(fault: { actor: string; habit: string; error: Error }): void
}

/** Lets people do what they mean to do: each one thing after the other, several people at once. */
export async function perform(stage: Stage, due: readonly Appointment[], now: number, options: Options): Promise<void> {
  const byActor = Map.groupBy(due, ({ actor }) => actor)
  const queue = [...byActor.values()]
  const worker = async () => {
    for (let turns = queue.shift(); turns; turns = queue.shift())
      for (const appointment of turns) await performOne(stage, appointment, now, options)
  }
  await Promise.all(Array.from({ length: options.crowd }, worker))
}

async function performOne(
  stage: Stage,
  { actor, habit, data }: Appointment,
  now: number,
  { habits, onFault }: Options,
) {
  const me = stage.people.get(actor)
  const plan = habits.get(habit)
  if (!me || !plan || isGone(me)) return
  const scene: Scene = createScene(stage, me, now, habit)
  try {
    await plan.run(scene, data)
  } catch (error) {
    if (error instanceof CallRefusal) {
      scene.count(`refused.${habit}.${error.code}`)
      stage.world.refusals[`${habit} ${error.code}`] ??= `${actor}: ${error.message}`
    } else if (error instanceof Error) onFault({ actor, habit, error })
    if (!(error instanceof CallRefusal) && !(error instanceof CallFault) && !(error instanceof Error)) throw error
  }
}

const isGone = (me: Actor): boolean => 'state' in me && me.state === 'gone'
