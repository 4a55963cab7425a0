import { googleContract } from '@fareeq/domain/accounts/contract-google.ts'
import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { clientProjectsContract as projects } from '@fareeq/domain/client-projects/contract.ts'
import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { meetingHostsContract as hosts } from '@fareeq/domain/meetings/contract-hosts.ts'
import { meetingsContract as meetings } from '@fareeq/domain/meetings/contract.ts'
import { paymentsContract } from '@fareeq/domain/payments/contract.ts'
import { phoneVerificationsContract } from '@fareeq/domain/phone-verifications/contract.ts'
import { policiesContract } from '@fareeq/domain/policies/contract.ts'
import { setupChecksContract } from '@fareeq/domain/setup-checks/contract.ts'
import { missingEssentials } from '@fareeq/domain/setup-checks/rules.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { staffAccountsContract, staffSetupContract } from '@fareeq/domain/staff/contract-accounts.ts'
import { totpStep } from '@fareeq/domain/staff/rules.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSite } from '../seeds/site/site.ts'
import { inviteFirstAdmin } from './features/staff/actions-commands.ts'
import { newId } from './platform/ids.ts'
import { totpCode } from './platform/totp.ts'
import { fromBase32 } from './testing/base32.ts'
import { clientForm } from './testing/forms.ts'
import { startMailServer } from './testing/mail-server.ts'
import { type Person, type Story, openStory } from './testing/story.ts'

const phones: string[] = []
const smsServer = createServer((request, response) => {
  phones.push(request.url ?? '')
  response.end('{"success": true, "data": {"MessageID": 77}}')
}).listen(0, '127.0.0.1')
await once(smsServer, 'listening')

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let story: Story
beforeAll(async () => {
  mailServer = await startMailServer()
  story = await openStory({
    settings: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://fareeq.example',
      MAIL_FROM: 'Fareeq <hello@fareeq.example>',
      SMTP_URL: mailServer.url,
      SMS_URL: `unifonic://app@Fareeq?endpoint=http://127.0.0.1:${(smsServer.address() as AddressInfo).port}`,
      SELLER_NAME_AR: 'شركة فريق',
      SELLER_NAME_EN: 'Fareeq LLC',
      SELLER_ADDRESS_AR: 'الرياض',
      SELLER_ADDRESS_EN: 'Riyadh',
      SELLER_VAT_NUMBER: '310123456700003',
      // The stories run on an embedded database and on the disk of this machine; both are real.
      ALLOW_LOCAL_DRIVERS: 'database,storage',
    },
  })
  await story.reset()
  await seedSite(story.db, story.now(), { demo: false })
})
afterAll(async () => {
  await story.close()
  await mailServer.close()
  smsServer.close()
})

const { list, test: testService, confirmPolicies } = setupChecksContract
const essentials = async (admin: Person) =>
  missingEssentials((await admin.call(list)).body.data as { id: string; state: 'missing'; essential: boolean }[]).map(
    ({ id }) => id,
  )

async function joinAs(link: string, name: string) {
  const { body } = await story.person().call(staffSetupContract.offer, { body: { link } })
  const totp = totpCode(fromBase32(body.data.secret), totpStep(story.now()))
  const { data } = (await story.person().call(staffSetupContract.confirm, { body: { link, name, totp } })).body
  return Object.assign(story.person({ token: data.access_token }), { id: data.staff.id as string })
}

async function companySignsUp() {
  const form = clientForm()
  const khalid = story.person()
  expect(await khalid.call(signUpContract.register, { body: form })).toMatchObject({ status: 201 })
  const otpCode = await mailServer.find(form.email, /\b(\d{4})\b/)
  const { body } = await khalid.call(accountsContract.login, { body: { email: form.email, otpCode } })
  khalid.token = body.data.access_token
  return khalid
}

test('with production settings on an empty database one admin with a browser sets everything up, and a company books its first meeting', async () => {
  const url = await inviteFirstAdmin(story.db, story.env, 'mona@fareeq.example', story.now())
  const mona = await joinAs(url!.split('#link=')[1]!, 'Mona')
  expect(await essentials(mona)).toEqual(['mail', 'sms', 'storage', 'roles', 'policies', 'hosts'])
  const checks = (await mona.call(list)).body.data
  expect(checks).toContainEqual(expect.objectContaining({ id: 'payments', state: 'off' }))
  expect(checks).toContainEqual(expect.objectContaining({ id: 'identity', state: 'off' }))

  // Each service is tried for real.
  for (const [service, body] of [
    ['mail', {}],
    ['sms', { phone: '+966512345678' }],
    ['storage', {}],
  ] as const) {
    const outcome = await mona.call(testService, { params: { service }, body })
    expect(outcome.body.data, service).toMatchObject({ passed: true })
  }
  await mailServer.find('mona@fareeq.example', /(set-up page)/)
  expect(phones).toHaveLength(1)
  expect(await essentials(mona)).toEqual(['roles', 'policies', 'hosts'])

  const roles = STAFF_ROLES.filter((role) => role !== 'admin')
  await mona.call(staffAccountsContract.invite, { body: { email: 'sara@fareeq.example', roles } })
  const sara = await joinAs(await mailServer.find('sara@fareeq.example', /\/ops\/setup#link=(\S+)/), 'Sara')
  const holiday = { day: '2026-12-20', name_ar: 'عطلة', name_en: 'Holiday' }
  expect((await mona.call(policiesContract.addHoliday, { body: holiday })).status).toBe(200)
  await mona.call(confirmPolicies)
  expect(await essentials(mona)).toEqual(['hosts'])

  const khalid = await companySignsUp()
  const about = {
    product_name: 'Souq',
    industry: 'e-commerce',
    scope: { kind: 'text' as const, text: 'A marketplace' },
  }
  const project_id: string = (await khalid.call(projects.saveAbout, { body: about })).body.data.id
  const choices = { services: ['team-as-a-service' as const], technologies: ['react'] }
  await khalid.call(projects.saveServices, { body: { project_id, ...choices } })
  const timezone = 'Asia/Riyadh'
  const slots = async () => (await khalid.call(meetings.slots, { query: { timezone } })).body
  expect(await slots()).toEqual({ data: [], meta: { has_hosts: false } })

  // The last thing that was missing: a room and hours.
  const place = { room_url: 'https://meet.example/sara', hours: [{ day: 0, opens: 9, closes: 17 }] }
  expect((await mona.call(hosts.add, { body: { staff_id: sara.id, ...place } })).status).toBe(201)
  expect(await essentials(mona)).toEqual([])
  const [slot] = (await slots()).data
  const details = {
    role: 'backend_developer',
    availability: 'full_time' as const,
    duration: 6 as const,
    primary_language: 'ar',
    secondary_language: 'en',
  }
  await khalid.call(projects.saveAbout, { body: { project_id, ...details } })
  const booked = await khalid.call(meetings.book, { body: { project_id, start: slot.start, timezone } })
  expect(booked.body.data).toMatchObject({ meeting: { host: 'Sara', state: 'booked' } })
})

test('what is not set up is neither played nor promised', async () => {
  const google = await story.person().call(googleContract.start, { query: { from: '/login' } })
  expect([google.status, google.headers.get('location')]).toEqual([303, '/login?social=off'])
  const khalid = await companySignsUp()
  const pay = { params: { id: newId(story.now()) }, body: { return_url: 'https://fareeq.example/' } }
  expect((await khalid.call(paymentsContract.pay, pay)).body).toMatchObject({ code: 'card_off' })
  const phone = { phone: '0512345678', country_code: 'SA', channel: 'whatsapp' as const }
  const code = await khalid.call(phoneVerificationsContract.requestPhoneCode, { body: phone })
  expect(code.body).toMatchObject({ code: 'channel_off', errors: [{ field: 'channel' }] })
  const { body } = await story.person().call(siteContract.page, { query: { path: '/home/client' } })
  expect(body.data).toMatchObject({ claims: [], organisations: [], experts: [], has_story: false })
})
