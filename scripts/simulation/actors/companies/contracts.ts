import { clientCheckInsCalls } from '@fareeq/domain/check-ins/calls.ts'
import { clientContractsCalls, clientEndingsCalls } from '@fareeq/domain/contracts/calls.ts'
import type { ClientContract } from '@fareeq/domain/contracts/schema.ts'
import { clientStartsCalls } from '@fareeq/domain/starts/calls.ts'
import { clientTimeOffCalls } from '@fareeq/domain/time-off/calls.ts'
import { clientWorkReviewsCalls } from '@fareeq/domain/work-reviews/calls.ts'
import { DAY } from '../../engine/days.ts'
import type { Habit, Scene } from '../../engine/scene.ts'
import type { Client } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { CODE_IN_SUBJECT } from '../sign-in.ts'
import { companyOfClient } from './company.ts'
import { stateParty } from './offers.ts'

async function sign(scene: Scene<Client>, { id, terms, fee, talent, project_id }: ClientContract) {
  const { call, mailbox, me, count, world, did, now } = scene
  const params = { id }
  const code = mailbox.waitFor(me.email, CODE_IN_SUBJECT)
  await call(clientContractsCalls.sendCode, { params })
  const { data } = await call(clientContractsCalls.document, { params })
  const signatory = world.people.find((person) => person.id === talent.id)!
  // What both have signed, from the moment at which the second one does.
  world.deals[id] = {
    talent: signatory.key,
    company: me.company,
    terms: [{ start: terms.start, end: terms.end, net: terms.salary_net!, fee }],
    unpaid: [],
  }
  await call(clientContractsCalls.sign, {
    params,
    body: { name: `${me.first_name} ${me.last_name}`, code: await code, document_hash: data.document_hash },
  }).catch((error: unknown) => {
    delete world.deals[id]
    throw error
  })
  did('contract.active', id)
  count('contract.signed_by_client')
  const request = companyOfClient(scene).requests.find((row) => row.id === project_id)
  if (!request || request.has_hired) return
  request.has_hired = true
  world.waits.hire.push(Math.floor((now - request.at) / DAY))
}

/** Before the first day, in it, and after the last one. */
async function attend(scene: Scene<Client>, { id, state, replacement_window, end_window, ending }: ClientContract) {
  const { call, chance, count, me, world } = scene
  const params = { id }
  const { data: start } = await call(clientStartsCalls.ofContract, { params })
  if (start?.can_plan && !start.plan && state === 'active')
    await call(clientStartsCalls.plan, {
      params,
      body: {
        time: '10:00',
        timezone: me.zone,
        contact: `${me.first_name} ${me.last_name}`,
        place: 'https://meet.example.com/first-day',
      },
    })
  for (const item of start?.items ?? [])
    if (item.can_tick && !item.is_done)
      await call(clientStartsCalls.tick, { params: { id: item.id }, body: { done: true } })
  const { data: checkIns } = await call(clientCheckInsCalls.ofContract, { params })
  if (checkIns.open && chance.happens(0.7)) {
    const mood = chance.pick(['good', 'good', 'good', 'so_so', 'not_good'] as const)
    await call(clientCheckInsCalls.answer, {
      params: { id: checkIns.open.id },
      body: { mood, words: 'Delivers on time.' },
    })
    count(`check_in.client.${mood}`)
  }
  if (replacement_window && chance.happens(0.01)) {
    await call(clientEndingsCalls.replace, { params, body: { last_day: replacement_window.to, reason: 'skills' } })
    companyOfClient(scene).filled--
    const deal = world.deals[id]
    if (deal) deal.last_day = replacement_window.to
    return count('contract.replaced')
  }
  if (end_window && !ending && chance.happens(0.01)) {
    await call(clientEndingsCalls.give, {
      params,
      body: { last_day: end_window.from, reason: 'budget', words: 'The budget was cut.' },
    })
    const deal = world.deals[id]
    if (deal) deal.last_day = end_window.from
    return count('contract.notice_by_client')
  }
  if (state !== 'ended') return
  const { data: review } = await call(clientWorkReviewsCalls.ofContract, { params })
  if (!review.open || !chance.happens(0.6)) return
  await call(clientWorkReviewsCalls.answer, {
    params: { id: review.open.id },
    body: {
      overall: chance.between(3, 5),
      again: 'yes',
      feedback: 'Thank you.',
      reference: 'Built our payments and kept them running.',
      named: true,
    },
  })
  count('work_review.client')
}

export const contracts: Habit<Client> = {
  name: 'company.contracts',
  link: /^\/sq\/client\/contracts(?!-renewal)/,
  async run(scene) {
    const { call, chance, count, world } = scene
    await tryTo(scene, 'party', () => stateParty(scene))
    const { data: timeOff } = await call(clientTimeOffCalls.waiting)
    for (const { id, can_answer, contract_id, kind, first_day, last_day } of timeOff) {
      if (!can_answer) continue
      await tryTo(scene, 'time_off.answer', async () => {
        if (chance.happens(0.85)) {
          await call(clientTimeOffCalls.agree, { params: { id } })
          if (kind === 'unpaid') world.deals[contract_id]?.unpaid.push({ from: first_day, to: last_day })
        } else await call(clientTimeOffCalls.decline, { params: { id }, body: { reason: 'We launch in that week.' } })
        count('time_off.answered')
      })
    }
    const { data } = await call(clientContractsCalls.list, {})
    for (const contract of data) {
      if (contract.state === 'signed_by_talent' && contract.waits_for_me)
        await tryTo(scene, 'contract.sign', () => sign(scene, contract))
      else if (['active', 'ending', 'ended'].includes(contract.state))
        await tryTo(scene, 'contract.attend', () => attend(scene, contract))
    }
  },
}
