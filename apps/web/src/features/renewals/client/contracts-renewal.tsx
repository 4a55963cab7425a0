import { Choosing } from '../parts/choosing.tsx'
import { RenewalCards } from '../parts/renewal-card.tsx'
import { RenewalsPage } from '../parts/renewals-page.tsx'
import { WithdrawOffer } from '../parts/withdraw-offer.tsx'

/** Contracts of the company that end soon. */
export const Screen = () => (
  <RenewalsPage seat="client" first="need_renewal">
    {(renewals, tab) =>
      tab === 'need_renewal' ? (
        <Choosing renewals={renewals} />
      ) : (
        <RenewalCards
          renewals={renewals}
          seat="client"
          actionsOf={(renewal) =>
            'can_withdraw' in renewal && renewal.can_withdraw && <WithdrawOffer renewal={renewal} />
          }
        />
      )
    }
  </RenewalsPage>
)
