import { isCallFailure } from './call-failure.ts'

/** For calls whose failure is said where they were made: only the end of the session is still everybody's business. */
export async function heard<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (isCallFailure(error) && error.status === 401) (await import('./handle-failure.ts')).handleFailure(error)
    throw error
  }
}
