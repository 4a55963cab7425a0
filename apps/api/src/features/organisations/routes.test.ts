import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import type { MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { DAY, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { joiningContract as joining } from '@fareeq/domain/organisations/contract-joining.ts'
import { organisationsContract as contract } from '@fareeq/domain/organisations/contract.ts'
import type { Organisation } from '@fareeq/domain/organisations/schema.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { interviewRow, inviteTo } from '../../testing/interviews.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, expectRefusal, freshStory } from '../../testing/story.ts'
import { closeDueAccounts } from '../privacy-requests/actions-closing.ts'

const story = await freshStory()

const NAMES = { first_name: 'سارة', last_name: 'القحطاني', consent: { terms: true, privacy: true } } as const

async function tokenFor(email: string): Promise<string> {
  const [mail] = await story.outbox(email)
  return /token=([\w-]+)/.exec(mail!.text)![1]!
}

/** Invites a new colleague, who comes in by the link. */
async function colleague(owner: Member, role: MemberRole, email = `${role}@souq.sa`): Promise<Member> {
  expect(await owner.call(contract.invite, { body: { email, role } })).toMatchObject({ status: 201 })
  const person = story.person()
  const { status, body } = await person.call(joining.signUp, { params: { token: await tokenFor(email) }, body: NAMES })
  expect(status).toBe(201)
  return Object.assign(person, { token: body.data.access_token, user: body.data.user, email })
}

const read = async (person: Member): Promise<Organisation> => (await person.call(contract.read)).body.data
const rolesIn = ({ members }: Organisation) => members.map(({ email, role }) => [email, role])

describe('a client and their colleagues (D-108)', () => {
  test('everybody who signs up for a company owns an organisation of their own', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    await story.db.run(sql`update users set website = 'https://www.souq.sa/about'`)
    expect(khalid.user).toMatchObject({ member_role: 'owner' })
    const organisation = await read(khalid)
    expect(organisation).toMatchObject({ name: 'souq.sa', invitations: [] })
    expect(organisation.members).toMatchObject([{ email: 'khalid@souq.sa', role: 'owner', self: true }])
    expect((await story.talent()).user.member_role ?? null).toBeNull()
  })

  test('an owner invites by business address; the colleague comes in by a link that works once', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    await story.db.run(sql`update users set company = 'Souq'`)
    const invited = await khalid.call(contract.invite, { body: { email: 'Sara@Souq.sa', role: 'viewer' } })
    expect(invited.body.data.invitations).toMatchObject([{ email: 'sara@souq.sa', role: 'viewer', expired: false }])
    const token = await tokenFor('sara@souq.sa')
    const offer = await story.person().call(joining.offer, { params: { token } })
    expect(offer.body.data).toMatchObject({ organisation: 'Souq', role: 'viewer', has_account: false })
    story.advance(MINUTE)
    const { status, body } = await story.person().call(joining.signUp, { params: { token }, body: NAMES })
    expect([status, body.data.user.member_role, body.data.user.type]).toEqual([201, 'viewer', 2])
    expect(rolesIn(await read(khalid))).toEqual([
      ['khalid@souq.sa', 'owner'],
      ['sara@souq.sa', 'viewer'],
    ])
    expect((await read(khalid)).invitations).toEqual([])
    expect(await story.person().call(joining.offer, { params: { token } })).toMatchObject({ status: 404 })
    const again = await story.person().call(joining.signUp, { params: { token }, body: NAMES })
    expect(again).toMatchObject({ status: 404 })
    expect(await story.db.rows(sql`select 1 from organisations`)).toHaveLength(1)
  })

  test('a link ends after seven days and is sent again; the old one opens nothing, nor does one taken back', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    const { body } = await khalid.call(contract.invite, { body: { email: 'sara@souq.sa', role: 'finance' } })
    const { id } = body.data.invitations[0]
    const first = await tokenFor('sara@souq.sa')
    expect(await khalid.call(contract.sendAgain, { params: { id } })).toMatchObject({ status: 429 })
    story.advance(7 * DAY)
    expect((await story.person().call(joining.offer, { params: { token: first } })).body.data.expired).toBe(true)
    const late = await story.person().call(joining.signUp, { params: { token: first }, body: NAMES })
    expect([late.status, late.body.code]).toEqual([410, 'join_link_over'])

    const again = await khalid.call(contract.sendAgain, { params: { id } })
    expect(again.body.data.invitations).toMatchObject([{ id, expired: false }])
    expect(await story.person().call(joining.offer, { params: { token: first } })).toMatchObject({ status: 404 })
    const second = await tokenFor('sara@souq.sa')
    expect((await khalid.call(contract.withdraw, { params: { id } })).body.data.invitations).toEqual([])
    expect(await story.person().call(joining.offer, { params: { token: second } })).toMatchObject({ status: 404 })
  })

  test('an employer is not told that a colleague is a talent; who opens the link is', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    const [layla, nobody] = [(await story.talent({ email: 'layla@souq.sa' })).email, 'nobody@souq.sa']
    const answers = []
    for (const email of [layla, nobody]) {
      const { status, body } = await khalid.call(contract.invite, { body: { email, role: 'viewer' } })
      answers.push([status, body.data.invitations.filter((one: { email: string }) => one.email === email).length])
    }
    expect(answers).toEqual([
      [201, 1],
      [201, 1],
    ])
    const params = { token: await tokenFor(layla) }
    const sentence = {
      en: "This email is used as a talent's email, please choose another email",
      ar: 'هذا البريد مستخدم لحساب كفاءة، اختر بريدًا آخر',
    }
    const refusal = [422, 'email_of_talent', sentence, { field: 'email' }] as const
    await expectRefusal(story, (person) => person.call(joining.offer, { params }), [...refusal])
    await expectRefusal(story, (person) => person.call(joining.signUp, { params, body: NAMES }), [...refusal])
  })

  test('neither free mailboxes nor somebody asked already are asked', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    const request = async (email: string) => {
      const { status, body } = await khalid.call(contract.invite, { body: { email, role: 'viewer' } })
      return [status, body.code]
    }
    expect(await request('sara@gmail.com')).toEqual([422, 'email_not_business'])
    expect(await request('khalid@souq.sa')).toEqual([409, 'member_already'])
    expect(await request('sara@souq.sa')).toEqual([201, undefined])
    expect(await request('sara@souq.sa')).toEqual([409, 'invited_already'])
  })

  test('whoever has an account joins with it, if the address is theirs and nothing is left behind', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    const [sara, omar] = [await story.client({ email: 'sara@souq.sa' }), await story.client({ email: 'omar@souq.sa' })]
    await khalid.call(contract.invite, { body: { email: 'sara@souq.sa', role: 'hiring_manager' } })
    const params = { token: await tokenFor('sara@souq.sa') }
    expect((await story.person().call(joining.signUp, { params, body: NAMES })).body.code).toBe('email_registered')
    expect((await omar.call(joining.join, { params })).body).toMatchObject({ code: 'invitation_of_another' })
    const own = await finishedRequest(story, sara)
    expect((await sara.call(joining.join, { params })).body).toMatchObject({ code: 'has_own_requests' })
    await story.db.run(sql`delete from client_projects where id = ${own}`)
    const joined = await sara.call(joining.join, { params })
    expect(rolesIn(joined.body.data)).toContainEqual(['sara@souq.sa', 'hiring_manager'])
    const { body } = await sara.send('GET', '/api/auth/me')
    expect(body.data).toMatchObject({ member_role: 'hiring_manager' })
  })
})

describe('what colleagues see', () => {
  test('requests belong to all of them, however they came in; a stranger finds none', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    const project_id = await finishedRequest(story, khalid)
    const [sara, stranger] = [await colleague(khalid, 'hiring_manager'), await story.client()]
    expect(sara.user.step).toBe(6)
    const list = async (person: Member) => (await person.call(clientProjectsContract.list)).body.data
    expect(await list(sara)).toMatchObject([{ id: project_id }])
    expect(await list(stranger)).toEqual([])
    const response = await sara.call(clientProjectsContract.saveAbout, { body: { project_id, product_name: 'Souq 2' } })
    expect(response.status).toBe(200)
    expect(await list(khalid)).toMatchObject([{ product_name: 'Souq 2' }])
    const foreign = await stranger.call(clientProjectsContract.saveAbout, {
      body: { project_id, product_name: 'Mine' },
    })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'not_authorized' } })
  })

  test('salary is for those who act: a viewer and an interviewer see the nomination without it', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    const [project_id, talent] = [await finishedRequest(story, khalid), await selectedTalent(story)]
    const matcher = await story.staff(['matcher'])
    const body = { project_id, talent_id: talent.user.id, reasons: ['Payments'] }
    const { body: nomination } = await matcher.call(nominationsOpsContract.nominate, { body })
    await story.db.run(sql`update nominations set salary_unlocked_at = ${story.now()}`)
    const visibleTo = async (person: Member) => {
      const { body } = await person.call(nominationsContract.read, { params: { id: nomination.data.id } })
      const view = await person.call(talentViewsContract.view, { params: { id: talent.user.id } })
      return [body.data.talent.salary, body.data.moves.length > 0, view.body.data.talent.salaries]
    }
    const salaries = [expect.objectContaining({ full_time: 2400 }), true, expect.objectContaining({ full_time: 2400 })]
    expect(await visibleTo(khalid)).toEqual(salaries)
    expect(await visibleTo(await colleague(khalid, 'hiring_manager'))).toEqual(salaries)
    expect(await visibleTo(await colleague(khalid, 'viewer'))).toEqual([null, false, null])
    const interviewer = await colleague(khalid, 'interviewer')
    const params = { id: nomination.data.id }
    expect(await interviewer.call(nominationsContract.read, { params })).toMatchObject({ status: 404 })
    const interview = await interviewRow(story, project_id, params.id, talent, khalid)
    await inviteTo(story, interview, { userId: interviewer.user.id })
    expect(await visibleTo(interviewer)).toEqual([null, false, null])
    const other = await selectedTalent(story)
    const unasked = await interviewer.call(talentViewsContract.view, { params: { id: other.user.id } })
    expect(unasked).toMatchObject({ status: 403, body: { code: 'not_authorized' } })
    const finance = await colleague(khalid, 'finance')
    const info = await finance.call(nominationsContract.info)
    expect(info.body).toEqual({ data: { nominations_count: 0, data: [] } })
  })
})

describe('an owner changes what colleagues are trusted with', () => {
  test('at once, in every open window; and never so that nobody owns it', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    const sara = await colleague(khalid, 'hiring_manager')
    const response = await sara.call(clientProjectsContract.saveAbout, { body: { product_name: 'Souq' } })
    const id = sara.user.id
    await khalid.call(contract.setRole, { params: { id }, body: { role: 'viewer' } })
    const refused = await sara.call(clientProjectsContract.saveAbout, { body: { product_name: 'No' } })
    expect(refused).toMatchObject({ status: 403, body: { message: 'You are not authorized for this request.' } })
    const owner = await story.db.one(sql`select client_id from client_projects where id = ${response.body.data.id}`)
    expect(owner).toEqual({ client_id: khalid.user.id })

    const self = { params: { id: khalid.user.id } }
    expect((await khalid.call(contract.setRole, { ...self, body: { role: 'viewer' } })).body.code).toBe('last_owner')
    expect((await khalid.call(contract.remove, self)).body.code).toBe('last_owner')
    await khalid.call(contract.setRole, { params: { id }, body: { role: 'owner' } })
    const answers = await Promise.all([
      khalid.call(contract.remove, { params: { id } }),
      sara.call(contract.remove, { params: { id: khalid.user.id } }),
    ])
    // The later of two concurrent calls is no longer a colleague, or would remove the last owner.
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, expect.toBeOneOf([404, 409])])
  })

  test('whoever is let go takes nothing along and has a place of their own', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    await finishedRequest(story, khalid, 'Tawseel')
    const sara = await colleague(khalid, 'hiring_manager')
    const stepOf = async (person: Member) => (await person.call(accountsContract.me)).body.data.step
    expect(await stepOf(sara)).toBe(6)
    story.advance(MINUTE)
    await sara.call(clientProjectsContract.saveAbout, { body: { product_name: 'Souq' } })
    await story.db.run(sql`update users set step = 6`)
    expect(await khalid.call(contract.remove, { params: { id: sara.user.id } })).toMatchObject({ status: 200 })
    expect((await sara.call(clientProjectsContract.list)).body.data).toEqual([])
    expect((await khalid.call(clientProjectsContract.list)).body.data).toMatchObject([
      { product_name: 'Souq' },
      { product_name: 'Tawseel' },
    ])
    expect(rolesIn(await read(sara))).toEqual([['hiring_manager@souq.sa', 'owner']])
    // Matching opens after a meeting of one's own.
    expect([await stepOf(sara), await stepOf(khalid)]).toEqual([1, 6])
    const stranger = await story.client()
    for (const call of [contract.remove, contract.withdraw, contract.sendAgain])
      expect(await stranger.call(call, { params: { id: khalid.user.id } })).toMatchObject({ status: 404 })
  })

  test('an account that closes leaves its requests to the colleagues, and one of them owns them', async () => {
    const khalid = await story.client({ email: 'khalid@souq.sa' })
    const project = await finishedRequest(story, khalid)
    const sara = await colleague(khalid, 'viewer')
    await khalid.call(contract.invite, { body: { email: 'omar@souq.sa', role: 'viewer' } })
    await khalid.send('POST', '/api/users/privacy/closing', {})
    story.advance(30 * DAY + MINUTE)
    expect(await closeDueAccounts(story.work())).toBe(1)
    sara.token = await openSession(story.db, { userId: sara.user.id }, 'a story', story.now())
    expect((await sara.call(clientProjectsContract.list)).body.data).toMatchObject([{ id: project }])
    expect(await read(sara)).toMatchObject({ members: [{ email: sara.email, role: 'owner' }], invitations: [] })
  })
})
