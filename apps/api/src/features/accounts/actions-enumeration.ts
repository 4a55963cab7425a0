import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { ENUMERATION } from '@fareeq/domain/accounts/rules.ts'
import { networkOf } from '@fareeq/domain/kernel/network.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { ActionContext } from '../../platform/context.ts'
import { browserOf, isNamed } from '../../platform/http/browser.ts'
import type { SharedLimits } from '../../platform/http/shared-limits.ts'
import type { Platform } from '../../platform/platform.ts'

const REVEALING_CODE = accountErrors.email_registered.code

/**
 * Enumeration protection: the specified sentence reveals whether an address has an account, and would let an employer test a
 * list of colleagues. So it is rate limited; beyond the limit all calls of that network are refused, because refusing
 * only the revealing ones would reveal it, too.
 */
function createEnumerationLimit(limits: SharedLimits) {
  const browsers = limits.allowance('enumeration by browser', ENUMERATION.browser)
  const networks = limits.bucket('enumeration by network', ENUMERATION.network)
  return async <T>(
    request: FastifyRequest,
    { db, now }: Pick<ActionContext, 'db' | 'now'>,
    run: () => Promise<T>,
  ): Promise<T> => {
    const [browser, network] = [browserOf(request), networkOf(request.ip)]
    if (isNamed(browser)) await browsers.check(db, browser, now)
    await networks.check(db, network, now)
    try {
      return await run()
    } catch (error) {
      if (error instanceof Refusal && error.kind.code === REVEALING_CODE) {
        if (isNamed(browser)) browsers.spend(browser, now)
        networks.spend(network, now)
      }
      throw error
    }
  }
}

const limits = new WeakMap<Platform, ReturnType<typeof createEnumerationLimit>>()

/** One rate limit shared by all forms that reveal accounts. */
export function enumerationLimitOf(platform: Platform) {
  const limit = limits.get(platform) ?? createEnumerationLimit(platform.limits)
  limits.set(platform, limit)
  return limit
}
