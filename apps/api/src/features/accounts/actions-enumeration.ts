import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { ENUMERATION } from '@fareeq/domain/accounts/rules.ts'
import { networkOf } from '@fareeq/domain/kernel/network.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { browserOf, isNamed } from '../../platform/http/browser.ts'
import { createAllowance, createBucket } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'

const REVEALING_CODE = accountErrors.email_registered.code

/**
 * Enumeration protection: the specified sentence reveals whether an address has an account, and would let an employer test a
 * list of colleagues. So it is rate limited; beyond the limit all calls of that network are refused, because refusing
 * only the revealing ones would reveal it, too.
 */
function createEnumerationLimit() {
  const [browsers, networks] = [createAllowance(ENUMERATION.browser), createBucket(ENUMERATION.network)]
  return async <T>(request: FastifyRequest, now: Date, run: () => Promise<T>): Promise<T> => {
    const [browser, network, at] = [browserOf(request), networkOf(request.ip), now.getTime()]
    if (isNamed(browser)) browsers.check(browser, at)
    networks.check(network, at)
    try {
      return await run()
    } catch (error) {
      if (error instanceof Refusal && error.kind.code === REVEALING_CODE) {
        if (isNamed(browser)) browsers.spend(browser, at)
        networks.spend(network, at)
      }
      throw error
    }
  }
}

const limits = new WeakMap<Platform, ReturnType<typeof createEnumerationLimit>>()

/** One rate limit shared by all forms that reveal accounts. */
export function enumerationLimitOf(platform: Platform) {
  const limit = limits.get(platform) ?? createEnumerationLimit()
  limits.set(platform, limit)
  return limit
}
