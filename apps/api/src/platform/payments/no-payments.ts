import { type PaymentProvider, ProviderUnavailable } from './provider.ts'

const refuse = () => Promise.reject(new ProviderUnavailable('card payments are off: there is no STRIPE_SECRET_KEY'))

/** Without a key: nothing is paid by card, and no notice is anybody's. */
export const noPayments: PaymentProvider = {
  open: refuse,
  retrieve: refuse,
  close: refuse,
  refund: refuse,
  probe: refuse,
  notice: async () => null,
  mount() {},
}
