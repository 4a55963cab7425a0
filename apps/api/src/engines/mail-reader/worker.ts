// Worker thread, which can be terminated: reads the bytes of one mail at a time.
import { parentPort } from 'node:worker_threads'
import { readMail } from './read-mail.ts'

parentPort?.on('message', (bytes: Uint8Array) => void readMail(bytes).then((mail) => parentPort!.postMessage(mail)))
