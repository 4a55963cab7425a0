// Makes an empty cluster once; every run begins from a copy of it.
import { parentPort, workerData } from 'node:worker_threads'
import { SQL_TEMPLATE } from '../../../engines/code-runner/sql-statement.ts'
import { type SqlModules, openDatabase } from './sql-database.ts'

const pg = await openDatabase(workerData as SqlModules)
await pg.exec(SQL_TEMPLATE)
parentPort!.postMessage(await pg.dumpDataDir('none'))
