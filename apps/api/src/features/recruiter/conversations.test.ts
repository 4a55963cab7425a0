import { organisationsContract } from '@fareeq/domain/organisations/contract.ts'
import { joiningContract } from '@fareeq/domain/organisations/contract-joining.ts'
import { recruiterContract as contract } from '@fareeq/domain/recruiter/contract.ts'
import { NO_REQUIREMENT } from '@fareeq/domain/recruiter/rules-requirement.ts'
import { MESSAGE_LENGTH } from '@fareeq/domain/recruiter/limits.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openRecruiterStory } from '../../testing/recruiter.ts'
import { forgetOld } from './actions-forgetting.ts'

const { story, talk, client, blockOf } = await openRecruiterStory(120)
afterAll(() => story.close())

describe('a conversation', () => {
  test('belongs to the browser that began it: nobody else finds it', async () => {
    const visitor = await talk(story.person(), 'en')
    await visitor.say('find frontend developers')
    const [stranger, company] = [await talk(story.person(), 'en'), await talk(await client(), 'en')]
    for (const other of [stranger, company]) {
      const params = { id: visitor.id }
      expect((await other.person.call(contract.read, { params }, other.headers)).status).toBe(404)
      expect((await other.person.call(contract.remove, { params }, other.headers)).status).toBe(404)
    }
    expect((await story.person().call(contract.read, { params: { id: visitor.id } })).status).toBe(404)
  })

  test('of a visitor goes with them into their account, and its people get their names there', async () => {
    const visitor = await talk(story.person(), 'en')
    expect(JSON.stringify(await visitor.say('find frontend developers'))).not.toContain('/sq/client/talent-profile')
    const member = await client()
    const { body } = await member.call(contract.read, { params: { id: visitor.id } }, visitor.headers)
    expect(body.data).toMatchObject({ id: visitor.id, audience: 'company', is_own: true })
    expect(blockOf(body.data, 'people').people.every(({ name, href }) => name && href)).toBe(true)
    // The cookie opens nothing any more.
    expect((await visitor.person.call(contract.read, { params: { id: visitor.id } }, visitor.headers)).status).toBe(404)
  })

  test('is named and deleted by its owner alone', async () => {
    const owner = await client()
    const company = await talk(owner, 'en')
    await company.say('find frontend developers')
    const params = { id: company.id }
    const response = await owner.call(contract.change, { params, body: { title: 'Shop team' } })
    expect(response.body.data).toMatchObject({ title: 'Shop team', is_shared: false })
    const stranger = await client()
    expect((await stranger.call(contract.read, { params })).status).toBe(404)
    expect((await owner.call(contract.remove, { params })).status).toBe(204)
    expect((await owner.call(contract.read, { params })).status).toBe(404)
    const { body } = await owner.call(contract.list)
    expect(body.data).toEqual([])
  })

  test('is read and continued by colleagues once it is shared, and by nobody whom the company has removed', async () => {
    const owner = await client()
    const company = await talk(owner, 'en')
    const { messages } = await company.say('find frontend developers')
    const email = 'colleague@shared.test'
    const { body: organisation } = await owner.call(organisationsContract.invite, {
      body: { email, role: 'hiring_manager' },
    })
    expect(organisation.data.invitations).toHaveLength(1)
    const token = /token=([\w-]+)/.exec((await story.outbox(email))[0]!.text)![1]!
    const form = { first_name: 'Sara', last_name: 'Q', consent: { terms: true, privacy: true } } as const
    const joined = await story.person().call(joiningContract.signUp, { params: { token }, body: form })
    const colleague = story.person({ token: joined.body.data.access_token })
    const params = { id: company.id }
    expect((await colleague.call(contract.read, { params })).status).toBe(404)
    await owner.call(contract.change, { params, body: { is_shared: true } })
    const read = await colleague.call(contract.read, { params })
    expect(read.body.data).toMatchObject({ is_own: false, is_shared: true })
    expect(read.body.data.messages).toHaveLength(messages.length)
    expect((await colleague.call(contract.remove, { params })).status).toBe(404)
    expect((await colleague.call(contract.change, { params, body: { title: 'Mine' } })).status).toBe(404)
    const member = { id: joined.body.data.user.id }
    expect((await owner.call(organisationsContract.remove, { params: member })).status).toBeLessThan(300)
    expect([401, 403, 404]).toContain((await colleague.call(contract.read, { params })).status)
  })

  test('says a message once, however often the browser sends it', async () => {
    const company = await talk(await client(), 'en')
    const body = { id: randomUUID(), text: 'find frontend developers', lang: 'en' as const }
    for (let n = 0; n < 3; n++)
      await company.person.send('POST', `/api/recruiter/conversations/${company.id}/messages`, body)
    expect((await company.read()).messages.map(({ author }) => author)).toEqual(['person', 'recruiter'])
  })

  test('is corrected field by field, and what is shown follows', async () => {
    const company = await talk(await client(), 'en')
    const conversation = await company.say('find frontend developers')
    const requirement = {
      ...conversation.requirement,
      roles: [{ ...conversation.requirement.roles[0]!, role: 'backend_developer' }],
    }
    const { body } = await company.person.call(contract.correct, {
      params: { id: company.id },
      body: { requirement, lang: 'en' },
    })
    expect(blockOf(body.data, 'people').people.map(({ role }) => role)).toEqual(
      blockOf(body.data, 'people').people.map(() => 'backend_developer'),
    )
    const cleared = await company.person.call(contract.correct, {
      params: { id: company.id },
      body: { requirement: NO_REQUIREMENT, lang: 'en' },
    })
    expect(cleared.body.data.requirement).toEqual(NO_REQUIREMENT)
  })

  test('takes no empty and no endless message, and says so in the reader’s language', async () => {
    const company = await talk(await client(), 'ar')
    for (const [text, code] of [
      ['   ', 'required'],
      ['x'.repeat(MESSAGE_LENGTH + 1), 'max_length'],
    ]) {
      const path = `/api/recruiter/conversations/${company.id}/messages`
      const { status, body } = await company.person.send(
        'POST',
        path,
        { id: randomUUID(), text, lang: 'ar' },
        { 'accept-language': 'ar' },
      )
      expect([status, body.code]).toEqual([422, code])
      expect(body.message).toMatch(/\p{Script=Arabic}/u)
    }
    expect((await company.read()).messages).toEqual([])
  })

  test('takes as many messages a minute as somebody types', async () => {
    const company = await talk(await client(), 'en')
    const path = `/api/recruiter/conversations/${company.id}/messages`
    const statuses: number[] = []
    for (let n = 0; n < 25; n++)
      statuses.push((await company.person.send('POST', path, { id: randomUUID(), text: 'hello', lang: 'en' })).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    // Nothing that was answered is lost.
    story.advance(DAY)
    expect((await company.read()).messages).toHaveLength(statuses.filter((status) => status === 200).length * 2)
  })

  test('is objected to: a colleague of ours reads it', async () => {
    const company = await talk(await client(), 'en')
    const { messages } = await company.say('find frontend developers')
    const params = { id: company.id }
    const body = { message_id: messages.at(-1)!.id, text: 'The first does not fit.' }
    const objection = await company.person.call(contract.object, { params, body })
    expect(objection.status).toBe(201)
    expect(
      await story.db.row(sql`select body from tickets where reference = ${objection.body.data.reference}`),
    ).toMatchObject({ body: body.text })
    const unknown = { params, body: { ...body, message_id: randomUUID() } }
    expect((await company.person.call(contract.object, unknown)).status).toBe(404)
  })

  test('is forgotten: 30 days after a visitor’s last word, a year after a company’s', async () => {
    const [visitor, company] = [await talk(story.person(), 'en'), await talk(await client(), 'en')]
    for (const talker of [visitor, company]) await talker.say('find frontend developers')
    const exists = async (id: string) =>
      (await story.db.rows(sql`select from recruiter_conversations where id = ${id}`)).length === 1
    story.advance(31 * DAY)
    await forgetOld(story.work())
    expect([await exists(visitor.id), await exists(company.id)]).toEqual([false, true])
    story.advance(335 * DAY)
    await forgetOld(story.work())
    expect(await exists(company.id)).toBe(false)
  })
})

describe('a visitor', () => {
  test('is asked to sign up before anything is prepared, and nothing is saved', async () => {
    const visitor = await talk(story.person(), 'ar')
    await visitor.say('مطورَي واجهات أمامية خبيرين في React لمدة 6 أشهر')
    const conversation = await visitor.say('جهّز الطلب')
    expect(conversation.messages.at(-1)!.choices.some(({ href }) => href?.startsWith('/client-signup'))).toBe(true)
    expect(conversation.messages.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === 'preview')).toBe(false)
  })

  test('learns nothing of a group so small that somebody could be known by it', async () => {
    const visitor = await talk(story.person(), 'en')
    const conversation = await visitor.say(
      'find senior frontend developers who know React, Vue, Angular and Kubernetes',
    )
    const { people, total } = blockOf(conversation, 'people')
    expect([people, total]).toEqual([[], null])
  })
})
