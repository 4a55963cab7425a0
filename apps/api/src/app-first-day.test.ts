import { clientProjectsContract as projects } from '@fareeq/domain/client-projects/contract.ts'
import { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { meetingHostsContract as hosts } from '@fareeq/domain/meetings/contract-hosts.ts'
import { meetingsOpsContract } from '@fareeq/domain/meetings/contract-ops.ts'
import { meetingsContract as meetings } from '@fareeq/domain/meetings/contract.ts'
import { nominationsOpsContract as nominations } from '@fareeq/domain/nominations/contract-ops.ts'
import { staffAccountsContract, staffSetupContract as setup } from '@fareeq/domain/staff/contract-accounts.ts'
import { totpStep } from '@fareeq/domain/staff/rules.ts'
import { expect, test } from 'vitest'
import { inviteFirstAdmin } from './features/staff/actions-commands.ts'
import { totpCode } from './platform/totp.ts'
import { fromBase32 } from './testing/base32.ts'
import { liveTalent } from './testing/market.ts'
import { freshStory } from './testing/story.ts'

/** A database in which only the migrations have run: nobody works here, and nothing is for sale. */
const story = await freshStory()

async function joinAs(link: string, name: string) {
  const { body } = await story.person().call(setup.offer, { body: { link } })
  const totp = totpCode(fromBase32(body.data.secret), totpStep(story.now()))
  const { data } = (await story.person().call(setup.confirm, { body: { link, name, totp } })).body
  return Object.assign(story.person({ token: data.access_token }), { id: data.staff.id as string })
}

const timezone = 'Asia/Riyadh'
const about = { product_name: 'Souq', industry: 'e-commerce', scope: { kind: 'text' as const, text: 'A marketplace' } }
const choices = { services: ['team-as-a-service' as const], technologies: ['react', 'typescript'] }
const details = {
  role: 'backend_developer',
  availability: 'full_time' as const,
  duration: 6 as const,
  primary_language: 'ar',
  secondary_language: 'en',
}

test('from an empty database the first admin hires a colleague, who hosts a company’s meeting, and its request reaches matching [A-016 P-013 S-010]', async () => {
  const url = await inviteFirstAdmin(story.db, story.env, 'mona@fareeq.test', story.now())
  const mona = await joinAs(url!.split('#link=')[1]!, 'Mona')
  const roles = ['account_manager', 'matcher'] as const
  await mona.call(staffAccountsContract.invite, { body: { email: 'sara@fareeq.test', roles: [...roles] } })
  const [mail] = await story.outbox('sara@fareeq.test')
  const sara = await joinAs(/\/ops\/setup#link=(\S+)/.exec(mail!.text)![1]!, 'Sara')

  const khalid = await story.client()
  const project_id: string = (await khalid.call(projects.saveAbout, { body: about })).body.data.id
  await khalid.call(projects.saveServices, { body: { project_id, ...choices } })
  const request = await khalid.call(projects.saveAbout, { body: { project_id, ...details } })
  expect(request.body.data.step).toBe(5)
  const slots = async () => (await khalid.call(meetings.slots, { query: { timezone } })).body
  expect(await slots()).toEqual({ data: [], meta: { has_hosts: false } })
  const layla = await liveTalent(story)
  const nominate = () =>
    sara.call(nominations.nominate, {
      body: { project_id, talent_id: layla.user.id, reasons: ['Payments'], early_reason: 'Known to us' },
    })
  expect((await nominate()).status).toBe(409)

  expect((await sara.call(hosts.add, { body: { staff_id: sara.id } })).status).toBe(201)
  const [slot] = (await slots()).data
  const booked = await khalid.call(meetings.book, { body: { project_id, start: slot.start, timezone } })
  expect(booked.body.data).toMatchObject({ step: 6, meeting: { host: 'Sara', state: 'booked' } })
  const matches = await khalid.call(matchingContract.find, { query: { project_id } })
  expect(matches.body.data).toMatchObject([{ id: layla.user.id }])
  expect((await nominate()).status).toBe(201)

  // And what the colleague sees of it.
  const days = { from: slot.start.slice(0, 10), to: slot.start.slice(0, 10) }
  const week = (await sara.call(meetingsOpsContract.list, { query: days })).body.data
  expect(week.meetings).toMatchObject([{ host_id: sara.id, email: khalid.email, project_id }])
})
