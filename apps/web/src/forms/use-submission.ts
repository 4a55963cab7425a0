import { useState, useSyncExternalStore } from 'react'
import { createSubmission, type Submission, type SubmissionState } from './submission.ts'

/** The light core of all forms, which public pages carry as well. */
export function useSubmission(): Submission & SubmissionState {
  const [submission] = useState(createSubmission)
  const state = useSyncExternalStore(submission.subscribe, submission.get, submission.get)
  return { ...submission, ...state }
}
