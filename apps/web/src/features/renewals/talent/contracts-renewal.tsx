import { RenewalCard } from '../parts/renewal-card.tsx'
import { RenewalsPage } from '../parts/renewals-page.tsx'
import { TalentAnswers } from '../parts/talent-answers.tsx'

/** What a talent is offered, and their answer. */
export const Screen = () => (
  <RenewalsPage seat="talent" first="in_progress">
    {(renewals) => (
      <ol className="grid gap-4">
        {renewals.map((renewal) => (
          <li key={renewal.id}>
            <RenewalCard
              renewal={renewal}
              seat="talent"
              actions={renewal.waits_for_me && <TalentAnswers renewal={renewal} />}
            />
          </li>
        ))}
      </ol>
    )}
  </RenewalsPage>
)
