import { talentRenewalsCalls } from '@fareeq/domain/renewals/calls.ts'
import type { Habit } from '../../engine/scene.ts'
import type { Talent } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { CODE_IN_SUBJECT } from '../sign-in.ts'

/** Goes on, asks for a raise, or leaves. */
export const renewals: Habit<Talent> = {
  name: 'talent.renewals',
  link: /^\/sq\/talent\/contracts-renewal/,
  async run(scene) {
    const { call, chance, count, me, mailbox, world } = scene
    const { data } = await call(talentRenewalsCalls.list, {})
    for (const { id, waits_for_me, state, raise, asked_by, contract_id, offered } of data) {
      if (!waits_for_me || state === 'need_renewal') continue
      const params = { id }
      await tryTo(scene, `renewal.${state}`, async () => {
        if (chance.happens(0.04)) {
          await call(talentRenewalsCalls.reject, { params, body: { reason: 'I begin a master’s degree.' } })
          return count('renewal.rejected_by_talent')
        }
        if (!raise && asked_by !== 'talent' && chance.happens(0.25)) {
          await call(talentRenewalsCalls.counter, {
            params,
            body: {
              raise: { yes: true, price: Math.max(50, Math.round(me.ask * 0.08)) },
              note: 'I have taken over the releases.',
            },
          })
          return count('renewal.raise_asked')
        }
        const code = mailbox.waitFor(me.email, CODE_IN_SUBJECT)
        await call(talentRenewalsCalls.sendCode, { params })
        const { data: document } = await call(talentRenewalsCalls.document, { params })
        await call(talentRenewalsCalls.accept, {
          params,
          body: {
            signature: `${me.first_name} ${me.last_name}`,
            code: await code,
            document_hash: document!.document_hash,
          },
        })
        if (offered)
          world.deals[contract_id]?.terms.push({
            start: offered.start,
            end: offered.end,
            net: offered.salary_net,
            fee: null,
          })
        count('renewal.accepted')
      })
    }
  },
}
