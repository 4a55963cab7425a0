import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { noPayments } from './no-payments.ts'
import { localPayments } from './local-provider.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe.ts'

export type { PaymentProvider } from './provider.ts'

/** Stripe when there is a key, else the bundled provider, or none. */
export function createPayments(env: Env, log: Log, clock: Clock): PaymentProvider {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret = '', STRIPE_API_URL: apiUrl } = env
  if (env.off.payments) return noPayments
  if (!key) return localPayments(env, log, clock)
  return { ...stripeProvider({ key, webhookSecret, apiUrl }), mount() {} }
}
