// One submission after the other, in a thread that can be ended: sources come in, similarities go out.
import { parentPort } from 'node:worker_threads'
import { type SimilarityWork, compareSubmission } from './compare.ts'

parentPort?.on(
  'message',
  (work: SimilarityWork) => void compareSubmission(work).then((report) => parentPort!.postMessage(report)),
)
