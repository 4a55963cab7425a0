// Worker thread, which can be terminated: reads bytes to a proposal or an error code, one CV at a time.
import { parentPort } from 'node:worker_threads'
import { type CvWork, readCvFile } from './read-file.ts'

parentPort?.on('message', (work: CvWork) => void readCvFile(work).then((reading) => parentPort!.postMessage(reading)))
