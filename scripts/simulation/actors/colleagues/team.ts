import { meetingHostsCalls } from '@fareeq/domain/meetings/calls.ts'
import { policiesCalls } from '@fareeq/domain/policies/calls.ts'
import { sellersCalls } from '@fareeq/domain/sellers/calls.ts'
import { setupChecksCalls } from '@fareeq/domain/setup-checks/calls.ts'
import { staffAccountsCalls, staffCalls, staffSetupCalls } from '@fareeq/domain/staff/calls.ts'
import { DAY, HOUR, addDays, dayOf } from '../../engine/days.ts'
import { createScene, type Stage } from '../../engine/scene.ts'
import { AUDITOR } from '../../engine/watch.ts'
import type { Colleague } from '../../engine/world.ts'
import { colleagueOf } from '../../people/people.ts'
import { authenticatorCode } from '../../server/authenticator.ts'
import { OUR_ACCOUNT } from '../../server/bank.ts'
import { readClock } from '../../server/clock.ts'

type StaffRole = 'recruiter' | 'matcher' | 'account_manager' | 'operations' | 'finance' | 'content' | 'admin'

const NAMES = [
  'Mona Admin',
  'Sara Otaibi',
  'Rami Haddad',
  'Dana Masri',
  'Omar Nasser',
  'Huda Salem',
  'Yara Qasim',
  'Nabil Farah',
  'Lubna Aziz',
  'Karim Said',
  'Salma Amin',
  'Tariq Ali',
  'Rasha Omar',
  'Ziad Hamdan',
  'Noor Saleh',
  'Basma Jaber',
  'Hani Rashid',
  'Maya Khoury',
  'Adel Fahmi',
  'Rima Sabbagh',
  'Samer Issa',
  'Lina Barakat',
  'Fadi Mansour',
  'Rola Tamimi',
  'Wael Darwish',
  'Hiba Najjar',
  'Anas Zein',
  'Reem Shami',
]

/** So many of each for a hundred companies; one of each at least, and two where one releases what another proposes. */
const SHARES: Readonly<Record<Exclude<StaffRole, 'admin'>, [least: number, perHundred: number]>> = {
  recruiter: [1, 3],
  matcher: [1, 2],
  account_manager: [1, 3],
  operations: [1, 2],
  finance: [2, 1],
  content: [1, 0],
}

const ROLES: readonly StaffRole[] = [
  'recruiter',
  'matcher',
  'account_manager',
  'operations',
  'finance',
  'content',
  'admin',
]

function rolesFor(companies: number): StaffRole[][] {
  const people = Object.entries(SHARES).flatMap(([role, [least, share]]) =>
    Array.from({ length: Math.max(least, Math.round((share * companies) / 100)) }, () => [role as StaffRole]),
  )
  return [['admin'], ['admin'], ...people]
}

async function join(stage: Stage, me: Colleague, link: string): Promise<void> {
  const { calls } = stage
  const { data: offer } = await calls.call(me, staffSetupCalls.offer, { body: { link } })
  me.secret = offer.secret
  const totp = authenticatorCode(offer.secret, await readClock(calls))
  const name = `${me.first_name} ${me.last_name}`
  const { data } = await calls.call(me, staffSetupCalls.confirm, { body: { link, name, totp } })
  me.token = data.access_token
  me.id = data.staff.id
  await calls.call(me, staffCalls.me)
}

/** From an empty database to an office at work: the first admin, colleagues, hosts, our papers, holidays. */
export async function openOffice(stage: Stage, firstLink: string): Promise<void> {
  const { world, calls, mailbox, people, agenda } = stage
  const team = rolesFor(world.options.companies).map((roles, n) => colleagueOf(n, NAMES[n % NAMES.length]!, roles))
  team.push({ ...colleagueOf(99, 'Ghada Auditor', [...ROLES]), key: AUDITOR })
  for (const colleague of team) {
    people.set(colleague.key, colleague)
    world.people.push(colleague)
  }
  const [mona, ...others] = team as [Colleague, ...Colleague[]]
  await join(stage, mona, firstLink)
  for (const colleague of others) {
    const link = mailbox.waitFor(colleague.email, /\/ops\/setup#link=(\S+)/)
    await calls.call(mona, staffAccountsCalls.invite, {
      body: { email: colleague.email, roles: colleague.roles as StaffRole[] },
    })
    await join(stage, colleague, await link)
  }
  await calls.call(mona, setupChecksCalls.confirmPolicies)
  await calls.call(mona, policiesCalls.addHoliday, {
    body: { day: addDays(world.options.start, 45), name_ar: 'عطلة رسمية', name_en: 'Public holiday' },
  })
  const workers = team.filter(({ key }) => key !== AUDITOR)
  for (const colleague of workers.filter(({ roles }) => roles.includes('account_manager')))
    await calls.call(mona, meetingHostsCalls.add, { body: { staff_id: colleague.id! } })
  await stateSeller(stage, workers)
  for (const colleague of workers) agenda.add({ at: world.now + HOUR, actor: colleague.key, habit: 'colleague.day' })
  const [finance, second] = workers.filter(({ roles }) => roles.includes('finance'))
  agenda.add({ at: world.now + 9 * HOUR, actor: second!.key, habit: 'finance.releases' })
  for (const habit of ['finance.statements', 'finance.payouts'])
    agenda.add({ at: world.now + 9 * HOUR, actor: finance!.key, habit })
}

/** Proposed by one, released by another. */
async function stateSeller(stage: Stage, team: readonly Colleague[]): Promise<void> {
  const [omar, mona] = team
    .filter(({ roles }) => roles.includes('finance'))
    .map((colleague) => createScene(stage, colleague, stage.world.now, 'team'))
  const { iban, bic, bank, currency } = OUR_ACCOUNT
  const { data } = await omar!.call(sellersCalls.propose, {
    body: {
      name_ar: 'شركة فريق للتقنية',
      name_en: 'Fareeq Technology LLC',
      address_ar: 'حي العليا، الرياض 12211',
      address_en: 'Olaya, Riyadh 12211',
      vat_number: '310123456700003',
      registration_number: '1010123456',
      accounts: [{ currency, holder: 'Fareeq Technology LLC', bank, iban, bic }],
      from_day: dayOf(stage.world.now + DAY),
      reason: 'The first version',
    },
  })
  await mona!.call(sellersCalls.release, { params: { id: data.id } })
}
