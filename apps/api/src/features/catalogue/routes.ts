import { catalogueContract as contract } from '@fareeq/domain/catalogue/contract.ts'
import {
  countries,
  industries,
  languages,
  nationalities,
  projectTypes,
  roles,
  skills,
  skillsOfRole,
  timeZones,
} from '@fareeq/domain/catalogue/rules-lists.ts'
import { type SearchHit, searchCatalogue } from '@fareeq/domain/catalogue/rules-search.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Call } from '../../platform/call.ts'
import { cacheAnswers } from '../../platform/http/cache-headers.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'

const HOUR_SECONDS = 3600

/** The list, filtered by the query. */
const answer = <E extends SearchHit>(
  { lang }: Call,
  query: { lang?: Lang; q: string },
  list: (lang: Lang) => readonly E[],
) => ({
  data: [...searchCatalogue(list(query.lang ?? lang), query.q)],
})

export function catalogueRoutes(server: Server) {
  cacheAnswers(server.http, Object.values(contract), HOUR_SECONDS)

  serve(server, contract.projectTypes, async (call, { query }) => answer(call, query, projectTypes))
  serve(server, contract.countries, async (call, { query }) => answer(call, query, countries))
  serve(server, contract.nationalities, async (call, { query }) => answer(call, query, nationalities))
  serve(server, contract.languages, async (call, { query }) => answer(call, query, languages))
  serve(server, contract.timeZones, async (call, { query }) => answer(call, query, (lang) => timeZones(lang, call.now)))
  serve(server, contract.industries, async (call, { query }) => answer(call, query, industries))
  serve(server, contract.roles, async (call, { query }) => answer(call, query, roles))
  serve(server, contract.skills, async (call, { query }) => answer(call, query, skills))

  serve(server, contract.roleSkills, async (call, { params, query }) =>
    answer(call, query, (lang) => {
      const skills = skillsOfRole(params.id, lang)
      if (!skills) throw new Refusal(platformErrors.not_found)
      return skills
    }),
  )
}
