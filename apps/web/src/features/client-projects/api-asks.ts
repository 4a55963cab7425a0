import { vacanciesCalls as calls } from '@fareeq/domain/client-projects/calls.ts'
import type { vacanciesContract as contract } from '@fareeq/domain/client-projects/contract-vacancies.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { cacheProject } from './api.ts'

export type VacancyBody = InputOf<typeof contract.submit>['body']

export async function submitVacancy(body: VacancyBody, idempotencyKey: string) {
  const { data } = await with401Handling(callApi(calls.submit, { body }, { quiet: true, idempotencyKey }))
  await cacheProject(data.project)
  return data
}

export const packagesQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['packages', lang],
    queryFn: async ({ signal }) => (await callApi(calls.packages, {}, { signal })).data,
  })

export const askForPackage = async (
  slug: string,
  body: InputOf<typeof contract.askForPackage>['body'],
  idempotencyKey: string,
) =>
  (await with401Handling(callApi(calls.askForPackage, { params: { slug }, body }, { quiet: true, idempotencyKey })))
    .data

export const askForConsultant = async (
  body: InputOf<typeof contract.askForConsultant>['body'],
  idempotencyKey: string,
) => (await with401Handling(callApi(calls.askForConsultant, { body }, { quiet: true, idempotencyKey }))).data
