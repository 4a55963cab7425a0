// Worker thread, which can be terminated: sources come in, similarities go out, one submission at a time.
import { parentPort } from 'node:worker_threads'
import { type SimilarityWork, compareSubmission } from './compare.ts'

parentPort?.on(
  'message',
  (work: SimilarityWork) => void compareSubmission(work).then((report) => parentPort!.postMessage(report)),
)
