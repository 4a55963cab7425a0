import type { Page } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { saveAbout, saveServices } from '../../api.ts'
import { type RequestFields, aboutOf, detailsOf } from '../request-form/request-fields.ts'

type Services = InputOf<typeof clientProjectsContract.saveServices>['body']

/** Services and technologies are one call (D-43): the first is kept as a draft until the other. */
export async function savePage(
  page: Page,
  fields: RequestFields,
  project_id: string | undefined,
  step: number,
): Promise<ClientProject | null> {
  const { services, technologies } = fields
  switch (page) {
    case 'aboutProject':
      return saveAbout({ project_id, step, ...aboutOf(fields) })
    case 'details':
      return saveAbout({ project_id, step, ...detailsOf(fields) })
    case 'selectService':
    case 'technologies':
      if (services.length === 0 || technologies.length === 0) return null
      return saveServices({ project_id, step, services: services as Services['services'], technologies })
  }
}
