import { countersCalls } from '@fareeq/domain/counters/calls.ts'
import { interviewsCalls, interviewsTalentCalls } from '@fareeq/domain/interviews/calls.ts'
import { nominationsCalls } from '@fareeq/domain/nominations/calls.ts'
import { notificationsCalls } from '@fareeq/domain/notifications/calls.ts'
import { clientRenewalsCalls, talentRenewalsCalls } from '@fareeq/domain/renewals/calls.ts'
import { rowsOf } from '../../engine/pages.ts'
import type { Invariant, Watch } from '../../engine/watch.ts'
import type { Actor, Client, Talent } from '../../engine/world.ts'

const SAMPLE = 5

/** Of people who are signed in: what a screen counts is what its list has. */
export const counters: Invariant = {
  name: 'truth: every counter equals its list',
  async check(watch) {
    const { world, chance } = watch
    const signedIn = world.people.filter(({ token }) => token !== undefined)
    const talents = signedIn.filter(
      (person): person is Talent => person.kind === 'talent' && person.state === 'applied',
    )
    const clients = signedIn.filter((person): person is Client => person.kind === 'client')
    for (const talent of chance.some(talents, SAMPLE)) await ofTalent(watch, talent)
    for (const client of chance.some(clients, SAMPLE)) await ofClient(watch, client)
  },
}

const equal = ({ expect }: Watch, { key }: Actor, what: string, counter: number, length: number) =>
  expect(counter === length, () => `${key} is told of ${counter} ${what}, and the list has ${length}`, key)

async function ofTalent(watch: Watch, me: Talent) {
  const call = watch.by(me)
  const { data } = await call(countersCalls.talent)
  const interviews = await rowsOf((cursor) =>
    call(interviewsTalentCalls.list, { query: { list: 'open', ...(cursor && { cursor }) } }),
  )
  equal(
    watch,
    me,
    'interviews that wait',
    data.interviews_count,
    interviews.filter(({ waits_for }) => waits_for === 'talent').length,
  )
  const renewals = await rowsOf((cursor) => call(talentRenewalsCalls.list, { query: { ...(cursor && { cursor }) } }))
  equal(
    watch,
    me,
    'renewals that wait',
    data.renewals_count,
    renewals.filter(({ waits_for_me }) => waits_for_me).length,
  )
  await unread(watch, me)
}

async function ofClient(watch: Watch, me: Client) {
  const call = watch.by(me)
  const { data } = await call(countersCalls.client, {})
  const interviews = await rowsOf((cursor) => call(interviewsCalls.list, { query: { ...(cursor && { cursor }) } }))
  const waiting = interviews.filter(({ waits_for }) => waits_for === 'client').length
  equal(watch, me, 'interviews that wait', data.meetings.interviews_count, waiting)
  const renewals = await rowsOf((cursor) => call(clientRenewalsCalls.list, { query: { ...(cursor && { cursor }) } }))
  equal(
    watch,
    me,
    'renewals that wait',
    data.renewals.renewals_count,
    renewals.filter(({ waits_for_me }) => waits_for_me).length,
  )
  const nominations = await rowsOf((cursor) => call(nominationsCalls.list, { query: { ...(cursor && { cursor }) } }))
  const undecided = nominations.filter(({ state }) => state === 'reserved').length
  equal(watch, me, 'nominations that wait', data.nominations.nominations_count, undecided)
  await unread(watch, me)
}

/** The bell. */
async function unread(watch: Watch, me: Actor) {
  const call = watch.by(me)
  const first = await call(notificationsCalls.centre, {})
  if (first.meta.next_cursor !== null) return
  const count = first.data.filter(({ read_at }) => read_at === null).length
  equal(watch, me, 'unread notices', first.meta.unread, count)
}
