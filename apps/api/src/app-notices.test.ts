import { monthBefore } from '@fareeq/domain/kernel/time/months.ts'
import { attemptsContract } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsContract } from '@fareeq/domain/assessments/contract.ts'
import { interviewsTalentContract } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract } from '@fareeq/domain/interviews/contract.ts'
import { conversationsContract } from '@fareeq/domain/conversations/contract.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import type { NoticeKind, Notices } from '@fareeq/domain/notifications/schema.ts'
import { talentPayoutsContract } from '@fareeq/domain/payouts/contract.ts'
import { referralsContract } from '@fareeq/domain/referrals/contract.ts'
import { selectionsOpsContract } from '@fareeq/domain/selections/contract-ops.ts'
import { subscriptionsContract } from '@fareeq/domain/subscriptions/contract.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { expect, test } from 'vitest'
import { remindClients } from './features/client-projects/actions-reminders.ts'
import { tellReaders } from './features/conversations/actions-telling.ts'
import { informCompanies } from './features/nominations/actions-requests.ts'
import { followNominations } from './features/nominations/actions-clock.ts'
import { mailMonth } from './features/profile-views/actions-month.ts'
import { notifyOfViews } from './features/profile-views/actions-digest.ts'
import { mailMilestones } from './features/selections/actions-milestones.ts'
import { enterSelection } from './features/selections/actions-following.ts'
import { mailNewsletter } from './features/subscriptions/actions-newsletter.ts'
import { mailOpportunities } from './features/subscriptions/actions.ts'
import { remindTalents } from './features/talents/actions-reminders.ts'
import { sql } from './platform/db/sql.ts'
import { newId } from './platform/ids.ts'
import { gradeAll } from './testing/assessments.ts'
import { running } from './testing/contracts.ts'
import { billed } from './testing/invoices.ts'
import { terms } from './testing/interviews.ts'
import { finishedRequest, liveTalent } from './testing/market.ts'
import { type Member, type Person, type Story, freshStory } from './testing/story.ts'

let khalid: Member
let layla: Member
let mona: Person
async function scene(story: Story) {
  khalid = await story.client()
  layla = await liveTalent(story)
  mona = await story.staff(['matcher'])
}
const story = await freshStory(scene)

const nominate = async (): Promise<string> => {
  const project_id = await finishedRequest(story, khalid)
  const body = { project_id, talent_id: layla.user.id, reasons: ['Fits'], early_reason: 'Asked for.' }
  return (await mona.call(nominationsOpsContract.nominate, { body })).body.data.id
}
const startInterview = async () => khalid.call(interviewsContract.start, { body: { nomination_id: await nominate() } })
const viewProfile = async () => {
  await finishedRequest(story, khalid)
  await khalid.call(talentViewsContract.view, { params: { id: layla.user.id } })
}
const inviteFriend = async () => {
  const body = {
    name: 'Sara Ali',
    email: 'sara@example.test',
    role_id: 'qa_engineer',
    years: 3,
    consent: true as const,
  }
  await layla.call(referralsContract.invite, { body })
  const [mail] = await story.outbox('sara@example.test')
  const params = { token: /token=([\w-]{43})/.exec(mail!.text)![1]! }
  await story.person().call(referralsContract.accept, { params })
}
/** Both get a contract to sign, in a world of their own. */
const agree = async () => {
  await story.reset()
  const deal = await running(story)
  ;[khalid, layla] = [deal.khalid, deal.layla]
}
/** An article dated in the month before. */
const publishNewsletter = async (reader: Member) => {
  await reader.call(subscriptionsContract.subscribe, {
    params: { id: reader.user.id },
    body: { subscription: 'newsletter' },
  })
  const [title, data] = [
    JSON.stringify({ title: 'Hiring across borders' }),
    JSON.stringify({ published_on: `${monthBefore(story.now()).month}-10` }),
  ]
  await story.db.run(sql`
    insert into site_items (kind, slug, position, ar, en, data, published, updated_at, ar_changed_at, en_changed_at)
    values ('article', 'across-borders', 1, ${title}::jsonb, ${title}::jsonb, ${data}::jsonb, true, ${story.now()},
      ${story.now()}, ${story.now()})`)
  await mailNewsletter(story.work())
}
/** The other side of a contract writes. */
const exchange = async (reader: 'khalid' | 'layla') => {
  await story.reset()
  const deal = await billed(story)
  ;({ khalid, layla } = deal)
  const writer = reader === 'khalid' ? layla : khalid
  await writer.call(conversationsContract.write, { params: { id: deal.contract }, body: { text: 'From when?' } })
  story.advance(5 * MINUTE)
  await tellReaders(story.work())
}
const titles = async ({ token }: Member, kind: NoticeKind): Promise<string[]> => {
  const { body } = await story.person({ token }).call(notificationsContract.centre)
  return (body.data as { kind: string; title: { en: string } }[])
    .filter((one) => one.kind === kind)
    .map(({ title }) => title.en)
}
const switches = async (person: Member): Promise<NoticeKind[]> =>
  ((await person.call(notificationsContract.notices)).body.data as Notices).map(({ kind }) => kind)

const forTalents: Partial<Record<NoticeKind, () => Promise<unknown>>> = {
  milestones: () => mailMilestones({ ...story.work(), now: after(story.now(), 20 * MINUTE) }),
  interviews: startInterview,
  nominations: nominate,
  assessments: async () => {
    const { link } = (await layla.call(assessmentsContract.invite, { params: { id: 'personality' } })).body.data
    const params = { token: link.split('/').at(-1) }
    const device = 'window-of-layla'
    await layla.call(attemptsContract.start, { params, body: { device, extra_time: 0 } })
    await layla.call(attemptsContract.submit, { params, body: { device } })
    await gradeAll(story)
  },
  selections: async () => {
    const id = layla.user.id
    await story.db.transaction((db) => enterSelection(story.work(db), id))
    await story.db.run(sql`update selections set state = 'evaluation'`)
    const recruiter = await story.staff(['recruiter'])
    await recruiter.call(selectionsOpsContract.move, {
      params: { id },
      body: { to: 'interview', expected_state: 'evaluation', reason: 'Known to us.' },
    })
  },
  contracts: agree,
  payouts: () => {
    const body = { country: 'SA', method: 'bank' as const, holder: 'Layla', iban: 'SA0380000000608010167519' }
    return layla.call(talentPayoutsContract.saveDetails, { body })
  },
  conversations: () => exchange('layla'),
  profile_views: async () => {
    await viewProfile()
    await notifyOfViews(story.work())
  },
  monthly: () => mailMonth({ ...story.work(), now: after(story.now(), 62 * DAY) }),
  referrals: inviteFriend,
  opportunities: async () => {
    await layla.call(subscriptionsContract.subscribe, {
      params: { id: layla.user.id },
      body: { subscription: 'opportunities' },
    })
    await finishedRequest(story, khalid)
    await mailOpportunities(story.work())
  },
  newsletter: () => publishNewsletter(layla),
  reminders: async () => {
    await story.db.run(sql`update users set step = 4`)
    await remindTalents({ ...story.work(), now: new Date(story.now().getTime() + 4 * DAY) })
  },
}
const forClients: Partial<Record<NoticeKind, () => Promise<unknown>>> = {
  interviews: async () => {
    const { id } = (await startInterview()).body.data as { id: string }
    await layla.call(interviewsTalentContract.confirm, { params: { id }, body: terms })
  },
  nominations: nominate,
  requests: async () => {
    await finishedRequest(story, khalid)
    await informCompanies({ ...story.work(), now: new Date(story.now().getTime() + 9 * DAY) })
  },
  contracts: agree,
  invoices: async () => {
    await story.reset()
    ;({ khalid, layla } = await billed(story))
  },
  conversations: () => exchange('khalid'),
  newsletter: () => publishNewsletter(khalid),
  reminders: async () => {
    const now = story.now()
    await story.db.run(sql`
      insert into client_projects (id, client_id, product_name, step, created_at, updated_at)
      values (${newId(now)}, ${khalid.user.id}, 'Souq', 3, ${now}, ${now})`)
    await remindClients({ ...story.work(), now: new Date(now.getTime() + 4 * DAY) })
  },
}

test.each([
  ['talent', forTalents, () => layla],
  ['client', forClients, () => khalid],
])('every switch of a %s stands for something that is sent, by mail and in the centre', async (_, events, who) => {
  expect(await switches(who())).toEqual(Object.keys(events))
  for (const [kind, happen] of Object.entries(events)) {
    const before = (await story.outbox(who().email)).length
    await happen()
    expect((await story.outbox(who().email)).length, kind).toBeGreaterThan(before)
    expect(await titles(who(), kind as NoticeKind), kind).not.toEqual([])
    await story.reset()
    await scene(story)
  }
})

test('a talent is told of a nomination without the name of the company, and of what became of it', async () => {
  const id = await nominate()
  const [mail] = await story.outbox(layla.email)
  expect(mail?.subject).toBe('We nominated you to a company for the role “Backend developer”')
  expect(mail?.text).not.toContain('Souq')
  story.advance(1)
  await khalid.call(nominationsContract.decline, {
    params: { id },
    body: { reason: 'We hired somebody else', tag: 'position_filled' },
  })
  expect(await titles(layla, 'nominations')).toEqual([
    'The company did not go ahead with your nomination for the role “Backend developer”',
    'We nominated you to a company for the role “Backend developer”',
  ])
  const mailText = (await story.outbox(layla.email)).map(({ text }) => text).join()
  expect(mailText).not.toContain('We hired somebody else')
})

test('a talent is told when time ends a nomination and when we take it back', async () => {
  await nominate()
  story.advance(15 * DAY)
  await followNominations(story.work())
  expect((await titles(layla, 'nominations'))[0]).toContain('has ended')
  mona = await story.staff(['matcher'])
  const id = await nominate()
  story.advance(1)
  await mona.call(nominationsOpsContract.withdraw, { params: { id }, body: { reason: 'The request was paused' } })
  expect((await titles(layla, 'nominations'))[0]).toContain('We withdrew your nomination')
})

test('companies that looked are told once a week and counted once each', async () => {
  await viewProfile()
  await viewProfile()
  const digest = (now = story.now()) => notifyOfViews({ ...story.work(), now })
  expect(await digest()).toBe(1)
  expect(await digest()).toBe(0)
  expect(await titles(layla, 'profile_views')).toEqual(['One company viewed your profile this week'])
  expect(await digest(new Date(story.now().getTime() + 8 * DAY))).toBe(0)
})

test('whoever rests is reminded after three days, then once a month and three times at most', async () => {
  await story.db.run(sql`update users set step = 4 where id = ${layla.user.id}`)
  const began = story.now().getTime()
  const remind = (days: number) => {
    story.advance(began + days * DAY - story.now().getTime())
    return remindTalents(story.work())
  }
  expect(await remind(2)).toBe(0)
  expect(await remind(4)).toBe(1)
  expect(await remind(5)).toBe(0)
  expect([await remind(40), await remind(80), await remind(120)]).toEqual([1, 1, 0])
})

test('whoever confirmed availability and salary long ago is asked whether they still hold', async () => {
  await story.db.run(sql`update talent_profiles set terms_at = ${story.now()}`)
  story.advance(91 * DAY)
  expect(await remindTalents(story.work())).toBe(1)
  const [mail] = await story.outbox(layla.email)
  expect(mail?.subject).toBe('Have your availability or salary changed?')
  expect(mail?.text).toContain('/sq/talent/update-availability')
})
