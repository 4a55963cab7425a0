import { HABITS } from '../actors/habits.ts'
import { openOffice } from '../actors/colleagues/team.ts'
import { FAULTS } from '../faults/all.ts'
import { scheduleOf } from '../faults/schedule.ts'
import { INVARIANTS } from '../invariants/all.ts'
import { createCallTimes } from '../server/call-times.ts'
import { type Caller, CallRefusal, createCalls } from '../server/calls.ts'
import { moveClock } from '../server/clock.ts'
import { createMailbox } from '../server/mailbox.ts'
import type { Node } from '../server/server.ts'
import { createTransport } from '../server/transport.ts'
import { createAgenda } from './agenda.ts'
import { chanceOf } from './chance.ts'
import { HOUR, MINUTE, addDays, dayOf, riyadhMidnight } from './days.ts'
import { populate } from './population.ts'
import { createPost } from './post.ts'
import type { Stage } from './scene.ts'
import { readTableSizes, takeSnapshot } from './snapshots.ts'
import { perform } from './stage.ts'
import { type Violation, createWatches } from './watch.ts'
import type { Actor, World } from './world.ts'

/** How many people are busy at the same moment. */
const CROWD = 8
const MONTH = 30 // days
/** The server stops once a day at least, so that what is due runs in its order. */
const GRAIN = 24 * 60

/** The hours of a day at which the server does what is due and people do what they mean to. */
function stopsOf(day: string, stops: number): number[] {
  const midnight = riyadhMidnight(day)
  const [begin, end] = [8 * HOUR, 20 * HOUR]
  const byDay = Array.from(
    { length: stops - 1 },
    (_, index) => midnight + begin + ((end - begin) * index) / Math.max(1, stops - 2),
  )
  return [midnight + 50 * MINUTE, ...byDay]
}

type Parts = { world: World; node: Node; onViolation: (violation: Violation) => void }

/** Lives through the days of a world, one after the other. */
export function createRun({ world, node, onViolation }: Parts) {
  let isDisturbed = false
  const transport = createTransport(CROWD * 2)
  const times = createCallTimes(world.times, () => dayOf(world.now).slice(0, 7))
  const calls = createCalls({
    transport,
    times,
    origins: () => (node.isUp() ? [node.origin] : []),
    isDisturbed: () => isDisturbed,
    hear,
  })
  const mailbox = createMailbox(calls.call, world.bookmark)
  const agenda = createAgenda(world.appointments)
  const people = new Map(world.people.map((person) => [person.key, person]))
  const stage: Stage = { world, agenda, calls, mailbox, people }
  const post = createPost(stage)
  const watchOf = createWatches({ world, calls, mailbox, people }, onViolation)
  const schedule = scheduleOf(world.options)
  const listeners = INVARIANTS.filter(({ hear: listen }) => listen)

  function hear(caller: Caller, call: string, text: string) {
    const actor = 'key' in caller ? (caller as Actor) : undefined
    if (actor)
      for (const invariant of listeners) invariant.hear!(watchOf(invariant, world.now), { caller: actor, call, text })
  }

  async function deliver(moment: number) {
    const mails = await mailbox.fetch()
    for (const invariant of INVARIANTS) {
      if (!invariant.receive) continue
      const watch = watchOf(invariant, moment)
      for (const mail of mails) invariant.receive(watch, mail, post.ownerOf(mail.to))
    }
    post.deliver(mails, moment)
  }

  /** While people are busy: they press again until there is an answer. */
  async function strike(name: string) {
    world.faults.push({ name, from: world.day, to: world.day })
    isDisturbed = true
    await FAULTS.find((fault) => fault.name === name)!.strike(node, chanceOf(world.options.seed, name, world.day))
    isDisturbed = false
  }

  async function stopAt(moment: number, faults: readonly string[]) {
    await moveClock(calls, moment, GRAIN)
    world.now = moment
    await deliver(moment)
    const disturbance = faults.reduce((former, name) => former.then(() => strike(name)), Promise.resolve())
    await Promise.all([actUntil(moment), disturbance])
  }

  async function actUntil(moment: number) {
    for (let due = agenda.takeUntil(moment); due.length > 0; due = agenda.takeUntil(moment)) {
      for (const { actor, habit } of due) post.settle(actor, habit)
      await perform(stage, due, moment, { habits: HABITS, crowd: CROWD, onFault: reportFault })
      await deliver(moment)
    }
  }

  function reportFault({ actor, habit, error }: { actor: string; habit: string; error: Error }) {
    const checks = (world.checks['calls: no fault of ours'] ??= { checked: 0, broken: 0 })
    checks.broken++
    onViolation({
      invariant: 'calls: no fault of ours',
      day: dayOf(world.now),
      what: `${habit}: ${error.message}`,
      actors: [actor],
    })
  }

  /** For the plots: each day how things stand, each month how large the tables are. */
  async function takeStock() {
    world.snapshots.push(await takeSnapshot({ world, calls, mailbox }))
    if (world.day % MONTH !== 0 && world.day !== world.options.days) return
    // From this machine itself: what comes through a proxy is not told.
    const metrics = await fetch(`${node.origin}/metrics`)
    world.tables.push(readTableSizes(await metrics.text(), addDays(world.options.start, world.day - 1)))
  }

  async function checkAll(isLast: boolean) {
    for (const invariant of INVARIANTS)
      await invariant.check?.(watchOf(invariant, world.now), isLast).catch((error: Error) => {
        if (!(error instanceof CallRefusal)) return reportFault({ actor: 'watch', habit: invariant.name, error })
        watchOf(invariant, world.now).expect(false, () => error.message)
      })
  }

  /** What is to be done, and read, goes into what is saved. */
  function remember() {
    world.bookmark = mailbox.bookmark()
    world.appointments = agenda.toJSON()
  }

  return {
    calls: () =>
      Object.values(world.times).reduce(
        (sum, months) =>
          sum +
          Object.values(months).reduce((all, counts) => all + Object.values(counts).reduce((a, b) => a + b, 0), 0),
        0,
      ),
    async begin(firstLink: string) {
      await openOffice(stage, firstLink)
      populate(stage)
      for (const person of people.values()) post.register(person)
      remember()
    },
    restore: () => {
      for (const person of people.values()) post.register(person)
    },
    async liveDay() {
      const day = addDays(world.options.start, world.day)
      const faults = schedule.filter((fault) => fault.day === world.day)
      for (const [stop, moment] of stopsOf(day, world.options.stops).entries()) {
        if (moment <= world.now) continue
        const names = faults.filter((fault) => fault.stop === stop).map(({ name }) => name)
        await stopAt(moment, names)
      }
      world.day++
      await checkAll(world.day === world.options.days)
      await takeStock()
      remember()
    },
    close: () => transport.close(),
  }
}
export type Run = ReturnType<typeof createRun>
