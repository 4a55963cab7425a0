import { type Page, isPageComplete, pagesInOrder } from '@fareeq/domain/client-projects/rules.ts'
import { CLIENT_STEP, LAST_WIZARD_STEP, clientSteps } from '@fareeq/domain/kernel/steps.ts'
import type { Query } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../../paths.ts'
import { storage } from '../../../../platform/session/storage.ts'
import { type RequestFields, requestIn } from '../request-form/request-fields.ts'

/** Page order of this browser (A/B test). */
export const ownPages = (): Page[] => pagesInOrder(storage.get('croFlag') ?? false)
export const stepOfPage = (page: Page): number => clientSteps(storage.get('croFlag') ?? false)[page]
export const pageOfStep = (step: number): Page | undefined => ownPages()[step - 1]

export const wizardHref = (step: number, query: Query = {}): string =>
  pathTo('clientWizard', {}, { step: String(step), ...query })

/** The furthest step: the server's, or further with valid drafts. */
export function furthest(reached: number, fields: RequestFields): number {
  const pages = ownPages()
  const missing = pages.findIndex((page) => !isPageComplete(requestIn(fields), page))
  const firstIncomplete = missing === -1 ? LAST_WIZARD_STEP : missing + 1
  return Math.min(Math.max(reached, firstIncomplete), CLIENT_STEP.DONE)
}

/** An earlier incomplete page comes first (D-39); otherwise the next one. */
export function targetAfter(page: Page, fields: RequestFields): { step: number; missing: boolean } {
  const pages = ownPages()
  const behind = pages.slice(0, pages.indexOf(page)).find((page) => !isPageComplete(requestIn(fields), page))
  return behind ? { step: stepOfPage(behind), missing: true } : { step: stepOfPage(page) + 1, missing: false }
}
