import { CLIENT, TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { CompanyActs } from '../../companies/parts/company-acts.tsx'
import { AccountClosing } from '../../privacy-requests/parts/account-closing.tsx'
import { DataCopy } from '../../privacy-requests/parts/data-copy.tsx'
import { DataCorrection } from '../../privacy-requests/parts/data-correction.tsx'
import { ProfileViews } from '../../profile-views/parts/profile-views.tsx'
import { AccountImpersonations } from '../../staff/parts/impersonation/account-impersonations.tsx'

/** Who has seen one's data, and what one may ask of it. */
export const DataSettings = ({ type }: { type: number }) => (
  <div className="grid gap-5">
    {type === TALENT && <ProfileViews />}
    {type === CLIENT && <CompanyActs />}
    <AccountImpersonations />
    <DataCopy />
    <DataCorrection isTalent={type === TALENT} />
    <AccountClosing />
  </div>
)
