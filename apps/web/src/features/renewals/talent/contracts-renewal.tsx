import { ProposeTerms } from '../parts/propose-terms.tsx'
import { RenewalCards } from '../parts/renewal-card.tsx'
import { RenewalsPage } from '../parts/renewals-page.tsx'
import { TalentAnswers } from '../parts/talent-answers.tsx'

/** What a talent is offered, and their answer. */
export const Screen = () => (
  <RenewalsPage seat="talent" first="in_progress">
    {(renewals) => (
      <RenewalCards
        renewals={renewals}
        seat="talent"
        actionsOf={(renewal) =>
          renewal.waits_for_me ? (
            <TalentAnswers renewal={renewal} />
          ) : (
            renewal.can_propose && <ProposeTerms renewal={renewal} />
          )
        }
      />
    )}
  </RenewalsPage>
)
