import { isCallFailure } from './call-failure.ts'

/** For calls whose failure is shown where they were made: only an expired session (401) is still handled globally. */
export async function with401Handling<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (isCallFailure(error) && error.status === 401) (await import('./handle-failure.ts')).handleFailure(error)
    throw error
  }
}
