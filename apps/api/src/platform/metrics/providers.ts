import { performance } from 'node:perf_hooks'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { Identity } from '../identity/identity.ts'
import { Undeliverable, type Drivers } from '../messages/driver.ts'
import type { Files } from '../files/files.ts'
import type { PaymentProvider } from '../payments/payments.ts'
import { traceCall } from '../tracing/channels.ts'
import type { Metrics } from './metrics.ts'

type Provider = 'mail' | 'phone' | 'payments' | 'identity' | 'storage'
type Outcome = 'ok' | 'refused' | 'failed'
type Operation = (...args: never[]) => Promise<unknown>
type OperationsOf<Port> = { [Name in keyof Port]: Port[Name] extends Operation ? Name : never }[keyof Port] & string

/** A slower answer makes people wait who know why. */
const SLOW = 5 * SECOND

/** Times the calls of the ports to the outside world. `refused`: the provider answered, and the answer is no. */
export function measureProviders(metrics: Metrics) {
  const seconds = metrics.histogram({
    name: 'fareeq_provider_call_duration_seconds',
    help: 'Calls of providers: ok, refused (an answer that says no) or failed (no usable answer)',
    labels: ['provider', 'operation', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 20],
  })

  function measure<Port extends object>(
    provider: Provider,
    port: Port,
    operations: readonly OperationsOf<Port>[],
    isRefusal: (error: unknown, operation: string) => boolean = () => false,
  ): Port {
    const measured = (operation: OperationsOf<Port>) => {
      const call = port[operation] as Operation
      return async (...args: never[]) => {
        const began = performance.now()
        let outcome: Outcome = 'failed'
        try {
          const answer = await traceCall({ provider, operation }, () => call.apply(port, args))
          outcome = 'ok'
          return answer
        } catch (error) {
          if (error instanceof Refusal || isRefusal(error, operation)) outcome = 'refused'
          throw error
        } finally {
          const took = performance.now() - began
          seconds.observe({ provider, operation, outcome }, took / SECOND)
          if (provider !== 'storage')
            metrics.recent.add(provider, outcome === 'failed' ? 'failed' : took > SLOW ? 'slow' : 'ok')
        }
      }
    }
    return { ...port, ...Object.fromEntries(operations.map((name) => [name, measured(name)])) }
  }

  return {
    drivers: ({ mail, phone }: Drivers): Drivers => ({
      mail: measure('mail', mail, ['send'], (error) => error instanceof Undeliverable),
      phone: measure('phone', phone, ['send'], (error) => error instanceof Undeliverable),
    }),
    payments: (port: PaymentProvider) => measure('payments', port, ['open', 'retrieve', 'close', 'refund']),
    // What comes back with a browser may be forged or old: that says nothing about the provider.
    identity: (port: Identity) =>
      measure('identity', port, ['start', 'finish'], (_error, operation) => operation === 'finish'),
    files: (port: Files) => measure('storage', port, ['put', 'get', 'delete']),
  }
}
