/** How far a person has come: the numbers behind the two wizards. */

export const DEFAULT_STEP = 1
export const CLIENT_STEP_CAP = 6

/** Step after logout, and the delay before it is written, in milliseconds. */
export const STEP_AFTER_LOGOUT = 1
export const STEP_AFTER_LOGOUT_DELAY = 20

/** The step of a client who described the project before having an account: 3 with either step map (D-39). */
export const STEP_AFTER_SAVED_STEP_ONE = 3

/** The steps that have the same number whatever the flag says; 4 is where the product insists on the wizard. */
export const CLIENT_STEP = { WIZARD_FORCED: 4, BOOK_MEETING: 5, DONE: 6, PROFILE: 7 } as const

/** The last page of either map with a form. */
export const LAST_WIZARD_STEP = CLIENT_STEP.BOOK_MEETING - 1

const LAST_CLIENT_STEPS = {
  bookMeeting: CLIENT_STEP.BOOK_MEETING,
  done: CLIENT_STEP.DONE,
  profile: CLIENT_STEP.PROFILE,
} as const

/** A/B test: two orders of the same wizard; the browser stores which one it was given. */
const CLIENT_STEPS_FLAG_ON = { selectService: 1, technologies: 2, details: 3, aboutProject: 4, ...LAST_CLIENT_STEPS }
const CLIENT_STEPS_FLAG_OFF = { aboutProject: 1, selectService: 2, technologies: 3, details: 4, ...LAST_CLIENT_STEPS }

/** Which order a new browser is given: so many of a hundred begin with the services. `draw` is from 0 to 1. */
export const isServicesFirst = (percent: number, draw: number): boolean => draw * 100 < percent

export type ClientStepName = keyof typeof CLIENT_STEPS_FLAG_ON
export type ClientSteps = Readonly<Record<ClientStepName, number>>

export const clientSteps = (croFlag: boolean): ClientSteps => (croFlag ? CLIENT_STEPS_FLAG_ON : CLIENT_STEPS_FLAG_OFF)

/** The wizard of a talent and the editing of a profile share these numbers. */
export const TALENT_STEP = {
  basicInfo: 1,
  projects: 2,
  importCv: 3,
  experience: 4,
  education: 5,
  certification: 6,
  account: 7,
  profile: 8,
} as const

/** A stored value may be missing or corrupt; both mean the first step. */
type StoredStep = number | null | undefined

export const storedTalentStep = (step: StoredStep): number =>
  step != null && Number.isInteger(step) && step >= DEFAULT_STEP ? step : DEFAULT_STEP

export const storedClientStep = (step: StoredStep): number => Math.min(storedTalentStep(step), CLIENT_STEP_CAP)

/** The cap hides the difference between done and profile, so for a client both are one test (D-38). */
export const atClientProfile = (step: StoredStep): boolean => storedClientStep(step) >= CLIENT_STEP.DONE
export const atTalentProfile = (step: StoredStep): boolean => storedTalentStep(step) >= TALENT_STEP.profile

/** A slot still being confirmed keeps the client at the meeting, unless an earlier meeting already finished it (D-41). */
export const stepAfterBooking = (answer: 'booked' | 'pending', step: StoredStep): number =>
  answer === 'booked' || atClientProfile(step) ? CLIENT_STEP.DONE : CLIENT_STEP.BOOK_MEETING

type ProjectProgress = { step?: StoredStep; meeting_link?: string | null; meeting_start_time?: string | null }

/** A project with a meeting in the calendar is done, whatever number came with it. */
export const stepOfProject = (project: ProjectProgress): number =>
  project.meeting_link && project.meeting_start_time ? CLIENT_STEP.DONE : storedClientStep(project.step)
