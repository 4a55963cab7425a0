import { isCallFailure } from './call-failure.ts'

/**
 * For calls whose failure is shown where they were made: only an expired session (401) is still handled globally. After a
 * refusal by role (403) the person is fetched again: their role has changed while the page was open.
 */
export async function with401Handling<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (isCallFailure(error) && error.status === 401) (await import('./handle-failure.ts')).handleFailure(error)
    if (isCallFailure(error) && error.status === 403) (await import('../live/invalidate.ts')).invalidate(['me'])
    throw error
  }
}
