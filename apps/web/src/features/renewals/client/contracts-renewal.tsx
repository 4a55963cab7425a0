import { Choosing } from '../parts/choosing.tsx'
import { RenewalCards } from '../parts/renewal-card.tsx'
import { RenewalsPage } from '../parts/renewals-page.tsx'

/** Contracts of the company that come near their end. */
export const Screen = () => (
  <RenewalsPage seat="client" first="need_renewal">
    {(renewals, tab) =>
      tab === 'need_renewal' ? <Choosing renewals={renewals} /> : <RenewalCards renewals={renewals} seat="client" />
    }
  </RenewalsPage>
)
