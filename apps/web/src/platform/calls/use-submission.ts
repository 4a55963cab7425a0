import { useState, useSyncExternalStore } from 'react'
import { createSubmission, type Submission, type SubmissionState } from './submission.ts'

/** The minimal core of all forms, small enough for public pages. */
export function useSubmission(): Submission & SubmissionState {
  const [submission] = useState(createSubmission)
  const state = useSyncExternalStore(submission.subscribe, submission.get, submission.get)
  return { ...submission, ...state }
}
