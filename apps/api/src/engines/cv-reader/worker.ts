// One CV after the other, in a thread that can be ended: bytes come in, a proposal or the reason of a refusal goes out.
import { parentPort } from 'node:worker_threads'
import { type CvWork, readCvFile } from './read-file.ts'

parentPort?.on('message', (work: CvWork) => void readCvFile(work).then((reading) => parentPort!.postMessage(reading)))
