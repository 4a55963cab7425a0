import { talentContractsCalls } from '@fareeq/domain/contracts/calls.ts'
import { talentPartiesCalls } from '@fareeq/domain/parties/calls.ts'
import { talentPayoutsCalls } from '@fareeq/domain/payouts/calls.ts'
import { DAY, HOUR } from '../../engine/days.ts'
import type { Habit } from '../../engine/scene.ts'
import type { Talent } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { CODE_IN_SUBJECT } from '../sign-in.ts'

/** Signs what waits for a signature: the text that was read, the code of the mail, the own name. */
export const contracts: Habit<Talent> = {
  name: 'talent.contracts',
  link: /^\/sq\/talent\/contracts(?!-renewal)/,
  async run(scene) {
    const { call, count, me, mailbox, later, chance, did } = scene
    const { data: party } = await call(talentPartiesCalls.read)
    const name = `${me.first_name} ${me.last_name}`
    if (!party)
      await call(talentPartiesCalls.save, { body: { legal_name: name, country: me.country, address: 'Street 12' } })
    const { data } = await call(talentContractsCalls.list)
    for (const { id, waits_for_me, state } of data) {
      if (!me.contracts.includes(id)) me.contracts.push(id)
      if (!waits_for_me || state !== 'sent') continue
      const params = { id }
      await tryTo(scene, 'contract.sign', async () => {
        const code = mailbox.waitFor(me.email, CODE_IN_SUBJECT)
        await call(talentContractsCalls.sendCode, { params })
        const { data: document } = await call(talentContractsCalls.document, { params })
        await call(talentContractsCalls.sign, {
          params,
          body: { name, code: await code, document_hash: document.document_hash },
        })
        did('contract.signed_by_talent', id)
        count('contract.signed_by_talent')
        later('talent.payout_details', chance.around(24) * HOUR)
        later('talent.work', chance.between(20, 40) * DAY, { contract: id })
      })
    }
  },
}

/** Says once where the pay goes. */
export const payoutDetails: Habit<Talent> = {
  name: 'talent.payout_details',
  link: /^\/sq\/talent\/payouts/,
  async run(scene) {
    const { call, me, count } = scene
    const { data } = await call(talentPayoutsCalls.details)
    if (data) return
    await tryTo(scene, 'payout_details', async () => {
      await call(talentPayoutsCalls.saveDetails, {
        body: {
          country: me.country,
          method: 'manual',
          holder: `${me.first_name} ${me.last_name}`,
          iban: '',
          account_number: '',
          swift: '',
          note: 'By the exchange house in my street, I call you with the number.',
        },
      })
      count('payout_details.saved')
    })
  },
}
