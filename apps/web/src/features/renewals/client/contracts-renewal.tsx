import { Choosing } from '../parts/choosing.tsx'
import { RenewalCard } from '../parts/renewal-card.tsx'
import { RenewalsPage } from '../parts/renewals-page.tsx'

/** Contracts of the company that come near their end. */
export const Screen = () => (
  <RenewalsPage seat="client" first="need_renewal">
    {(renewals, tab) =>
      tab === 'need_renewal' ? (
        <Choosing renewals={renewals} />
      ) : (
        <ol className="grid gap-4">
          {renewals.map((renewal) => (
            <li key={renewal.id}>
              <RenewalCard renewal={renewal} seat="client" />
            </li>
          ))}
        </ol>
      )
    }
  </RenewalsPage>
)
