import { CompanyProfile } from '../../features/client-projects/parts/company/company-profile.tsx'
import { OpenMattersOfColleague } from '../../features/open-matters/parts/open-matters.tsx'

export const Screen = () => <CompanyProfile openMatters={(id) => <OpenMattersOfColleague id={id} />} />
