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
import { type Found, searchCatalogue } from '@fareeq/domain/catalogue/rules-search.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { keepAnswers } from '../../platform/http/kept.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'

const HOUR_SECONDS = 3600

type Asked = { query: { lang?: Lang; q: string }; lang: Lang }

/** The list in the language asked for, or what of it answers the question. */
const answer = <E extends Found>({ query, lang }: Asked, list: (lang: Lang) => readonly E[]) => ({
  data: [...searchCatalogue(list(query.lang ?? lang), query.q)],
})

export function catalogueRoutes(server: Server) {
  keepAnswers(server.http, Object.values(contract), HOUR_SECONDS)

  serve(server, contract.projectTypes, async (call) => answer(call, projectTypes))
  serve(server, contract.countries, async (call) => answer(call, countries))
  serve(server, contract.nationalities, async (call) => answer(call, nationalities))
  serve(server, contract.languages, async (call) => answer(call, languages))
  serve(server, contract.timeZones, async (call) => answer(call, (lang) => timeZones(lang, call.now)))
  serve(server, contract.industries, async (call) => answer(call, industries))
  serve(server, contract.roles, async (call) => answer(call, roles))
  serve(server, contract.skills, async (call) => answer(call, skills))

  serve(server, contract.roleSkills, async (call) =>
    answer(call, (lang) => {
      const found = skillsOfRole(call.params.id, lang)
      if (!found) throw new Refusal(platformErrors.not_found)
      return found
    }),
  )
}
