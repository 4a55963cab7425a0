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
import type { RequestContext } from '../../platform/context.ts'
import { cacheAnswers } from '../../platform/http/cache-headers.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'

const HOUR_SECONDS = 3600

/** The list, filtered by the query. */
const answer = <E extends SearchHit>(
  { lang }: RequestContext,
  query: { lang?: Lang; q: string },
  list: (lang: Lang) => readonly E[],
) => ({
  data: [...searchCatalogue(list(query.lang ?? lang), query.q)],
})

export function catalogueRoutes(server: Server) {
  cacheAnswers(server.http, Object.values(contract), HOUR_SECONDS)

  serve(server, contract.projectTypes, async (ctx, { query }) => answer(ctx, query, projectTypes))
  serve(server, contract.countries, async (ctx, { query }) => answer(ctx, query, countries))
  serve(server, contract.nationalities, async (ctx, { query }) => answer(ctx, query, nationalities))
  serve(server, contract.languages, async (ctx, { query }) => answer(ctx, query, languages))
  serve(server, contract.timeZones, async (ctx, { query }) => answer(ctx, query, (lang) => timeZones(lang, ctx.now)))
  serve(server, contract.industries, async (ctx, { query }) => answer(ctx, query, industries))
  serve(server, contract.roles, async (ctx, { query }) => answer(ctx, query, roles))
  serve(server, contract.skills, async (ctx, { query }) => answer(ctx, query, skills))

  serve(server, contract.roleSkills, async (ctx, { params, query }) =>
    answer(ctx, query, (lang) => {
      const skills = skillsOfRole(params.id, lang)
      if (!skills) throw new Refusal(platformErrors.not_found)
      return skills
    }),
  )
}
