import { expect, test } from 'vitest'
import { ownCasesQuery } from '../../features/bans/api.ts'
import { companyActsQuery, ownManagerQuery } from '../../features/companies/api-acts.ts'
import { privacyQuery } from '../../features/privacy-requests/api.ts'
import { ownSelectionQuery } from '../../features/selections/api.ts'
import { settingsQuery } from '../../features/settings/api.ts'
import { accountImpersonationsQuery } from '../../features/staff/api-impersonations.ts'
import { session } from '../session/session.ts'
import { clientAt } from '../session/user-fixture.ts'

const OWN = {
  ownCasesQuery,
  companyActsQuery,
  ownManagerQuery,
  privacyQuery,
  ownSelectionQuery,
  settingsQuery,
  accountImpersonationsQuery,
}

test.each(Object.entries(OWN))(
  'who signs in after a session that expired is shown nothing of the person before (%s)',
  (_, query) => {
    const keyOf = (id: string) => {
      session.signIn({ access_token: id, user: { ...clientAt(6), id } })
      return JSON.stringify(query().queryKey)
    }
    expect(keyOf('layla')).not.toBe(keyOf('omar'))
    session.clearAuth()
  },
)
