import { accountsCalls, signUpCalls } from '@fareeq/domain/accounts/calls.ts'
import { clientProjectsCalls } from '@fareeq/domain/client-projects/calls.ts'
import { meetingsCalls } from '@fareeq/domain/meetings/calls.ts'
import { DAY, HOUR, addDays, dayOf } from '../../engine/days.ts'
import type { Habit, Scene } from '../../engine/scene.ts'
import type { Client } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { CODE_IN_SUBJECT, enter } from '../sign-in.ts'
import { companyOfClient } from './company.ts'

/** The owner signs up, and describes the team at once or some days later. */
export const signUp: Habit<Client> = {
  name: 'company.sign_up',
  async run(scene) {
    const { me, call, chance, count, later, calls, mailbox } = scene
    const company = companyOfClient(scene)
    const code = mailbox.waitFor(me.email, CODE_IN_SUBJECT)
    await call(signUpCalls.register, {
      body: {
        type: 2,
        first_name: me.first_name,
        last_name: me.last_name,
        email: me.email,
        phone: me.phone,
        country_code: me.country,
        country: me.country,
        website: company.website,
        role: chance.pick(['CTO', 'CEO', 'HR']),
        consent: { terms: true, privacy: true, marketing: chance.happens(0.5) },
      },
    })
    count('company.signed_up')
    await enter(calls, me, await code)
    me.state = 'member'
    await call(accountsCalls.setTimezone, { body: { timezone: me.zone } })
    later('company.request', chance.happens(0.7) ? HOUR : chance.between(1, 4) * DAY)
  },
}

const ROLES = [
  'backend_developer',
  'frontend_developer',
  'fullstack_developer',
  'mobile_developer',
  'product_designer',
  'qa_engineer',
  'data_engineer',
] as const
const TECHNOLOGIES: Readonly<Record<string, string[]>> = {
  backend_developer: ['node-js', 'postgresql'],
  frontend_developer: ['react', 'typescript'],
  fullstack_developer: ['react', 'node-js'],
  mobile_developer: ['flutter', 'kotlin'],
  product_designer: ['figma'],
  qa_engineer: ['selenium'],
  data_engineer: ['python', 'sql'],
}

/** What an exact company says of a seat, and what a vague one leaves out. */
function details(scene: Scene<Client>, seats: number) {
  const { chance, now } = scene
  const { is_exact } = companyOfClient(scene)
  const role = chance.pick(ROLES)
  return {
    role,
    availability: chance.happens(0.85) ? ('full_time' as const) : ('part_time' as const),
    duration: chance.pick([3, 3, 6, 6, 12] as const),
    primary_language: chance.happens(0.7) ? 'ar' : 'en',
    head_count: seats,
    ...(is_exact && {
      seniority: chance.pick(['junior', 'mid', 'senior', null] as const),
      starts_on: addDays(dayOf(now), chance.between(14, 40)),
      budget: chance.between(10, 45) * 100,
    }),
  }
}

/** The wizard, then a meeting with an account manager. */
export const request: Habit<Client> = {
  name: 'company.request',
  async run(scene) {
    const { me, call, chance, count, later, now } = scene
    const company = companyOfClient(scene)
    const open = company.seats - company.filled
    if (open <= 0) return
    const seats = Math.min(open, chance.between(1, 3))
    const words = company.is_exact
      ? 'An app for orders, a back office for stock, and the payments between them.'
      : 'We need somebody good.'
    const about = {
      product_name: `${company.name} App`,
      industry: 'e-commerce',
      scope: { kind: 'text' as const, text: words },
    }
    const { data: project } = await call(clientProjectsCalls.saveAbout, { body: about })
    company.requests.push({ id: project.id, at: now })
    const form = details(scene, seats)
    await call(clientProjectsCalls.saveServices, {
      body: { project_id: project.id, services: ['team-as-a-service'], technologies: TECHNOLOGIES[form.role]! },
    })
    await call(clientProjectsCalls.saveAbout, { body: { project_id: project.id, ...form } })
    count('request.made')
    await tryTo(scene, 'meeting.book', async () => {
      const { data: slots } = await call(meetingsCalls.slots, { query: { timezone: me.zone } })
      const slot = slots[chance.between(0, Math.min(12, slots.length - 1))]
      if (!slot) return count('meeting.no_slot')
      await call(meetingsCalls.book, { body: { project_id: project.id, start: slot.start, timezone: me.zone } })
      count('meeting.booked')
    })
    if (company.seats > company.filled + seats) later('company.request', chance.between(20, 90) * DAY)
  },
}
