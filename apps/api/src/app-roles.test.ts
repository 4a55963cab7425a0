import type { Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { type Action, may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { MEMBER_ROLES, type MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { clientContractsContract } from '@fareeq/domain/contracts/contract.ts'
import { interviewsPanelContract } from '@fareeq/domain/interviews/contract-panel.ts'
import { interviewsContract } from '@fareeq/domain/interviews/contract.ts'
import { NOMINATION_LISTS } from '@fareeq/domain/nominations/limits.ts'
import { joiningContract } from '@fareeq/domain/organisations/contract-joining.ts'
import { organisationsContract } from '@fareeq/domain/organisations/contract.ts'
import { roleInWords } from '@fareeq/domain/organisations/rules-roles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from './platform/db/sql.ts'
import { openSession } from './platform/session.ts'
import { running } from './testing/contracts.ts'
import { interview, nominated } from './testing/interviews.ts'
import { liveTalent } from './testing/market.ts'
import { type Person, type Story, openStory } from './testing/story.ts'

/**
 * What each role of a company reads, against the permission matrix: all its read calls are asked in a world where the salary
 * of a nominee and the pay of a contract are numbers that stand nowhere else.
 */
const NOMINEE = 2417
const [NET, GROSS, FEE] = [318_713, 335_487, 47_819]
/** Cents, dollars, and dollars as written. */
const PAY = new RegExp([NET, GROSS, FEE].flatMap((one) => [one, `${one / 100}`.replace('.', '\\.')]).join('|'))

let story: Story
let ids: Record<'project' | 'nomination' | 'nominee' | 'hired' | 'interview' | 'contract', string>
const people = {} as Record<MemberRole, { userId: string }>
const mailTexts: Partial<Record<MemberRole, string>> = {}

beforeAll(async () => {
  story = await openStory()
  await story.reset()
  const { khalid, layla, project_id, id: contract } = await running(story)
  await story.db.run(sql`update contract_terms set salary_net = ${NET}, salary_gross = ${GROSS}, fee = ${FEE}`)
  const sara = await liveTalent(story, { email: 'sara@work.jo' })
  const pair = await nominated(story, khalid, sara, project_id)
  const { id } = await interview(story, pair, 'confirmed')
  await story.db.run(sql`
    update talent_profiles set salary_full_time = ${NOMINEE}, salary_part_time = null where user_id = ${sara.user.id}`)
  await story.db.run(sql`
    update interviews set terms = jsonb_set(terms, '{salary,full_time}', ${String(NOMINEE)}::jsonb) where id = ${id}`)
  ids = {
    project: project_id,
    nomination: pair.nomination_id,
    nominee: sara.user.id,
    hired: layla.user.id,
    interview: id,
    contract,
  }
  people.owner = { userId: khalid.user.id }
  for (const role of MEMBER_ROLES.filter((one) => one !== 'owner')) {
    const email = `${role}@souq.sa`
    await khalid.call(organisationsContract.invite, { body: { email, role } })
    const [mail] = await story.outbox(email)
    mailTexts[role] = mail!.text
    const params = { token: /token=([\w-]+)/.exec(mail!.text)![1]! }
    const body = { first_name: 'Sara', last_name: 'Q', consent: { terms: true, privacy: true } } as const
    people[role] = { userId: (await story.person().call(joiningContract.signUp, { params, body })).body.data.user.id }
  }
})
afterAll(() => story.close())

const as = async (role: MemberRole): Promise<Person> =>
  story.person({ token: await openSession(story.db, people[role], 'a walk', story.now()) })

const isRead = ({ method, access, answer }: Endpoint) =>
  method === 'GET' && ['client', 'user', 'anyone'].includes(access) && answer !== 'stream' && answer !== 'file'

const FURTHER: Readonly<Record<string, readonly string[]>> = {
  '/api/client/nominations': NOMINATION_LISTS.map((list) => `&list=${list}`),
  '/api/client/matching/compare': ['&ids[]={nominee}'],
}

/** Every answer that a role can read, about all that there is. */
async function answersFor(role: MemberRole): Promise<[string, string][]> {
  const [caller, answers] = [await as(role), [] as [string, string][]]
  for (const { path } of story.app.server.served.filter(isRead))
    for (const id of /:\w+/.test(path) ? Object.values(ids) : [''])
      for (const more of FURTHER[path] ?? ['']) {
        const address = `${path.replace(/:\w+\??/g, id)}?project_id=${ids.project}${more}`
        const { status, body } = await caller.send('GET', address.replace('{nominee}', ids.nominee))
        expect(status, path).toBeLessThan(500)
        if (status === 200) answers.push([path, JSON.stringify(body)])
      }
  return answers
}

const withText = (answers: readonly [string, string][], pattern: RegExp) =>
  [...new Set(answers.filter(([, text]) => pattern.test(text)).map(([path]) => path))].toSorted()

describe('every answer to every role of a company agrees with the matrix', () => {
  test.each(MEMBER_ROLES)('%s', async (role) => {
    const sees = (action: Action) => may({ kind: 'client', role }, action)
    const answers = await answersFor(role)
    const [nominee, pay] = [withText(answers, new RegExp(`\\b${NOMINEE}\\b`)), withText(answers, PAY)]
    expect([role, nominee.length > 0]).toEqual([role, sees('talents.salary')])
    expect([role, pay.length > 0]).toEqual([role, sees('contracts.salary')])
    if (sees('talents.salary'))
      expect(nominee).toEqual(
        expect.arrayContaining([
          '/api/client/interview-requests/:id',
          '/api/client/nominations',
          '/api/client/users/:id',
        ]),
      )
    expect(pay).toEqual([
      ...(sees('contracts.salary') ? ['/api/client/contracts', '/api/client/contracts/:id'] : []),
      // A share of the pay is the price.
      ...(sees('contracts.end') ? ['/api/client/contracts/:id/buyout'] : []),
    ])
    const paths = answers.map(([path]) => path)
    expect(paths.includes('/api/client/contracts/:id')).toBe(sees('contracts.read'))
    expect(paths.includes('/api/client/contracts/:id/document')).toBe(sees('contracts.salary'))
    expect(paths.includes('/api/client/invoices')).toBe(sees('invoices.view'))
  })
})

test('an interviewer finds in all answers whom they were invited to interview, and nobody before', async () => {
  const namesOf = (text: string) => Object.entries(ids).flatMap(([name, id]) => (text.includes(id) ? [name] : []))
  const readIds = async () =>
    new Set(
      (await answersFor('interviewer')).flatMap(([path, text]) => (path.includes('/local/') ? [] : namesOf(text))),
    )
  expect(await readIds()).toEqual(new Set())
  const others = await story.db.rows<{ id: string }>(sql`select id from interviews where id <> ${ids.interview}`)
  const params = { id: ids.interview }
  const body = { user_ids: [people.interviewer.userId] }
  expect(await (await as('owner')).call(interviewsPanelContract.setPanel, { params, body })).toMatchObject({
    status: 200,
  })
  expect(await readIds()).toEqual(new Set(['project', 'nomination', 'nominee', 'interview']))
  const interviewer = await as('interviewer')
  for (const { id } of others)
    expect(await interviewer.call(interviewsContract.read, { params: { id } })).toMatchObject({ status: 404 })
  await (await as('owner')).call(interviewsPanelContract.setPanel, { params, body: { user_ids: [] } })
  expect(await interviewer.call(interviewsContract.read, { params })).toMatchObject({ status: 404 })
})

test('the email of an invitation says of the role what the matrix grants', () => {
  for (const role of MEMBER_ROLES.filter((one) => one !== 'owner'))
    expect(mailTexts[role], role).toContain(roleInWords(role, 'en'))
})

test('a viewer reads a contract without its pay, its text, its paper and its signing record', async () => {
  const viewer = await as('viewer')
  const params = { id: ids.contract }
  const { body } = await viewer.call(clientContractsContract.read, { params })
  expect(body.data).toMatchObject({
    state: 'active',
    terms: { salary_net: null, salary_gross: null, wht_rate: null, note: null, availability: 'full_time' },
    fee: null,
    signatures: [],
    waits_for_me: false,
  })
  for (const endpoint of [clientContractsContract.document, clientContractsContract.print])
    expect(await viewer.call(endpoint, { params })).toMatchObject({
      status: 403,
      body: { code: 'not_authorized', message: 'You are not authorized for this request.' },
    })
  const finance = await (await as('finance')).call(clientContractsContract.document, { params })
  expect(finance.body.data.signed).toHaveLength(1)
})

test('a role that changes while a page is open decides the very next call', async () => {
  const [owner, viewer] = [await as('owner'), await as('viewer')]
  const params = { id: people.viewer.userId }
  const netOf = async () => (await viewer.call(clientContractsContract.list)).body.data[0].terms.salary_net
  expect(await netOf()).toBeNull()
  await owner.call(organisationsContract.setRole, { params, body: { role: 'finance' } })
  expect(await netOf()).toBe(NET)
  await owner.call(organisationsContract.setRole, { params, body: { role: 'viewer' } })
  expect(await netOf()).toBeNull()
})
