import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { meetingsContract } from '@fareeq/domain/meetings/contract.ts'
import { recruiterContract as contract } from '@fareeq/domain/recruiter/contract.ts'
import type { RecruiterConversation } from '@fareeq/domain/recruiter/schema.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { addHost } from '../../testing/hosts.ts'
import { openRecruiterStory } from '../../testing/recruiter.ts'

const { story, talk, client, blockOf } = await openRecruiterStory(400)
afterAll(() => story.close())

const rolesIn = ({ requirement }: RecruiterConversation) => requirement.roles.map(({ role, count }) => [role, count])

describe('a visitor', () => {
  test('says in their own words what they need, is asked one thing at a time, and sees a team without names', async () => {
    const visitor = await talk(story.person({ lang: 'ar' }), 'ar')
    let conversation = await visitor.say('أحتاج فريق')
    expect(conversation.messages.at(-1)).toMatchObject({ question: 'roles', author: 'recruiter' })
    conversation = await visitor.say('مطور واجهات ومطورين اثنين للخلفية')
    expect(rolesIn(conversation)).toEqual([
      ['frontend_developer', 1],
      ['backend_developer', 2],
    ])
    expect(conversation.messages.at(-1)?.question).toBe('seniority')
    conversation = await visitor.say('كوّن فريق العمل الآن')
    const squads = blockOf(conversation, 'squads')
    expect(squads.proposals.length).toBeGreaterThan(0)
    for (const { members } of squads.proposals) {
      expect(members.map(({ person }) => person.role).toSorted()).toEqual([
        'backend_developer',
        'backend_developer',
        'frontend_developer',
      ])
      for (const { person } of members) expect([person.id, person.name, person.href]).toEqual([null, null, null])
    }
  })

  test('is never asked twice, and never more than five things', async () => {
    const visitor = await talk(story.person({ lang: 'en' }), 'en')
    const questions: string[] = []
    let conversation = await visitor.say('I need developers')
    for (let n = 0; n < 8; n++) {
      const { question } = conversation.messages.at(-1)!
      if (question) questions.push(question)
      conversation = await visitor.say('not sure')
    }
    expect(new Set(questions).size).toBe(questions.length)
    expect(questions.length).toBeLessThanOrEqual(5)
  })
})

describe('a company', () => {
  test('finds people with reasons that stand in their profiles, and the same filters on the matching screen', async () => {
    const company = await talk(await client(), 'en')
    const conversation = await company.say('find senior backend developers who know PostgreSQL')
    const people = blockOf(conversation, 'people')
    expect(people.total).toBeGreaterThan(0)
    expect(people.href).toContain('role_id=backend_developer')
    expect(people.href).toContain('seniority_level=senior')
    for (const person of people.people) {
      expect(person.name).toBeTruthy()
      expect(person.reasons.length).toBeGreaterThan(0)
      for (const { citation } of person.reasons) expect(citation.href).toContain(person.id!)
    }
    const listed = await company.person.send('GET', `/api/client/matching?${people.href!.split('?')[1]}`)
    expect(listed.body.meta.total).toBe(people.total)
  })

  test('makes a request with its roles by one press, and the trail says who confirmed it', async () => {
    const company = await talk(await client(), 'en')
    await company.say('one frontend developer and two backend developers, seniors, for 6 months')
    await company.say('Put the team together')
    const prepared = await company.say('write the request')
    const preview = blockOf(prepared, 'preview')
    expect(preview).toMatchObject({ action: 'request', state: 'open' })
    const fields = { product_name: 'Delivery app', industry: 'logistics' }
    const params = { id: prepared.id, proposal_id: preview.proposal_id }
    const confirmed = await company.person.call(contract.confirm, { params, body: { fields } })
    expect(confirmed.status).toBe(200)
    const { body } = await company.person.call(clientProjectsContract.list)
    expect(body.data[0]).toMatchObject({
      product_name: 'Delivery app',
      role: 'frontend_developer',
      head_count: 1,
      seniority: 'senior',
      duration: 6,
      more_roles: [{ role: 'backend_developer', head_count: 2 }],
    })
    // A second press finds what the first one did.
    const again = await company.person.call(contract.confirm, { params, body: { fields } })
    expect([again.status, blockOf(again.body.data, 'preview').state]).toEqual([200, 'confirmed'])
    expect((await company.person.call(clientProjectsContract.list)).body.data).toHaveLength(body.data.length)
    const dropped = await company.person.call(contract.drop, { params })
    expect([dropped.status, dropped.body.code]).toEqual([409, 'proposal_gone'])
  })

  test('books a meeting by one press, and a second one is refused as on the screen', async () => {
    await addHost(story, 'Sara')
    const company = await talk(await client(), 'en')
    await company.say('one frontend developer and two backend developers, seniors, for 6 months')
    await company.say('Put the team together')
    const prepare = () => company.say('Book a meeting', { kind: 'prepare', action: 'meeting', proposal: null })
    const press = async (conversation: RecruiterConversation) => {
      const params = { id: conversation.id, proposal_id: blockOf(conversation, 'preview').proposal_id }
      const { body } = await company.person.call(meetingsContract.slots, { query: { timezone: 'Asia/Riyadh' } })
      const fields = { start: body.data[3].start, timezone: 'Asia/Riyadh', topic: 'The team' }
      return company.person.call(contract.confirm, { params, body: { fields } })
    }
    const booked = await press(await prepare())
    expect([booked.status, blockOf(booked.body.data, 'preview').state]).toEqual([200, 'confirmed'])
    const refused = await press(await prepare())
    expect(refused.status).toBe(409)
    expect(blockOf(await company.read(), 'preview').state).toBe('open')
  })
})
