// Worker thread, which can be terminated: a calendar comes in, its busy blocks go out.
import { parentPort } from 'node:worker_threads'
import { type CalendarReading, readBusyBlocks } from './busy-blocks.ts'

parentPort?.on('message', (reading: CalendarReading) => parentPort!.postMessage(readBusyBlocks(reading)))
