import { staffMay } from '../kernel/permissions/permissions.ts'
import { CLIENT_STEP, type ClientStepName, LAST_WIZARD_STEP, clientSteps, storedClientStep } from '../kernel/steps.ts'
import { isComplete } from '../kernel/validation/validation.ts'
import type { ClientProject } from './schema.ts'
import { roleName } from '../catalogue/rules.ts'
import type { Lang } from '../kernel/language/locale.ts'
import { daysAfter, riyadhDay } from '../kernel/time/working-days.ts'

/** Required parts of a request, whichever way they are saved. */
type Part =
  | 'product_name'
  | 'industry'
  | 'scope'
  | 'role'
  | 'availability'
  | 'duration'
  | 'primary_language'
  | 'services'
  | 'technologies'
type RequestParts = Readonly<Record<Part, unknown>>
export type Page = Extract<ClientStepName, 'aboutProject' | 'selectService' | 'technologies' | 'details'>

export const PAGES: Readonly<Record<Page, readonly Part[]>> = {
  aboutProject: ['product_name', 'industry', 'scope'],
  selectService: ['services'],
  technologies: ['technologies'],
  details: ['role', 'availability', 'duration', 'primary_language'],
}

/** A scope is words or a recording: whichever was given. */
const answerOf = (request: RequestParts, part: Part): unknown =>
  part === 'scope' && request.scope
    ? Object.entries(request.scope).find(([name, value]) => name !== 'kind' && value)?.[1]
    : request[part]

export const isPageComplete = (request: RequestParts, page: Page): boolean =>
  isComplete(Object.fromEntries(PAGES[page].map((part) => [part, answerOf(request, part)])))

/** The pages in the order this browser was given. */
export const pagesInOrder = (croFlag: boolean): Page[] => {
  const steps = clientSteps(croFlag)
  return (Object.keys(PAGES) as Page[]).toSorted((a, b) => steps[a] - steps[b])
}

/** The first page that still lacks something, or none. */
export const firstIncomplete = (request: RequestParts, croFlag: boolean): Page | undefined =>
  pagesInOrder(croFlag).find((page) => !isPageComplete(request, page))

type SavedPage = {
  readonly request: RequestParts
  /** How far the project had come. */
  readonly reached: number
  /** Where the wizard wants to go on; it may say anything up to its last page. */
  readonly wanted?: number | undefined
}

/**
 * The step after saving a page. It never decreases; a complete request leads to the meeting; until then the wizard's own
 * step map decides.
 */
export function stepAfterSaving({ request, reached, wanted }: SavedPage): number {
  if (reached >= CLIENT_STEP.BOOK_MEETING) return storedClientStep(reached)
  const missing = firstIncomplete(request, false)
  if (!missing) return CLIENT_STEP.BOOK_MEETING
  return Math.min(Math.max(reached, wanted ?? clientSteps(false)[missing]), LAST_WIZARD_STEP)
}

/** A first meeting is required once per client; further vacancies need none. */
export const stepOfVacancy = (hasMet: boolean): number => (hasMet ? CLIENT_STEP.DONE : CLIENT_STEP.BOOK_MEETING)

/** Until there is a contract (D-45). */
export const mayEdit = ({ contracted }: Pick<ClientProject, 'contracted'>): boolean => !contracted

/** Which parts two states of a request differ in, in the order of the first. */
export const changedParts = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.keys(before).filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))

/** Roles that may read requests and listen to their recordings. */
export const mayReadRequests = (roles: readonly string[]): boolean => staffMay(roles, 'requests.read')

export type NextMove = 'begin' | 'wizard' | 'meeting' | 'rest'

/** The one thing to do next about a request: finish the draft, meet us, look around. */
export function nextMove(project: Pick<ClientProject, 'step'> | undefined): NextMove {
  if (!project) return 'begin'
  const step = storedClientStep(project.step)
  if (step < CLIENT_STEP.BOOK_MEETING) return 'wizard'
  if (step === CLIENT_STEP.BOOK_MEETING) return 'meeting'
  return 'rest'
}

// A separate module: role names are a large table that no browser needs.

/** What it is called in lists. A vacancy is for the product of another request, so its role tells the two apart. */
export function projectName(
  { product_name, role, vacancy }: Pick<ClientProject, 'product_name' | 'role'> & { vacancy: object | null },
  lang: Lang,
): string {
  const roleLabel = (vacancy || !product_name) && role ? roleName(role, lang) : null
  return [product_name, roleLabel].filter(Boolean).join(' · ')
}

/** How far a request has come, in the words of the board. */
export const STAGES = ['describing', 'meeting', 'searching', 'nominated', 'contracted'] as const
export type Stage = (typeof STAGES)[number]

type StageFacts = { step: number; nominations: number; contracted: boolean }
export function stageOf({ step, nominations, contracted }: StageFacts): Stage {
  if (contracted) return 'contracted'
  if (step < CLIENT_STEP.BOOK_MEETING) return 'describing'
  if (step < CLIENT_STEP.DONE) return 'meeting'
  return nominations > 0 ? 'nominated' : 'searching'
}

/** Two years: further ahead nobody can plan for. */
const MAX_DAYS_AHEAD = 730

/** The days on which the work of a vacancy may begin, the first and the last. */
export function vacancyDays(now: Date): { first: string; last: string } {
  const first = riyadhDay(now)
  return { first, last: daysAfter(first, MAX_DAYS_AHEAD) }
}
