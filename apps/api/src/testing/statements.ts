import type { Db } from '../platform/db/database.ts'
import type { Statement } from '../platform/db/sql.ts'

const SENDING = ['rows', 'row', 'one', 'run', 'also', 'query'] as const

/** Records the text of each statement that passes, those inside transactions too, but not those of the job queue. */
export function recordStatements(): { through: (db: Db) => Db; texts: string[] } {
  const texts: string[] = []
  const through = (db: Db): Db =>
    new Proxy(db, {
      get(target, name) {
        if (name === 'transaction')
          return (run: (db: Db) => Promise<unknown>, options?: object) =>
            target.transaction((db) => run(through(db)), options)
        const method = SENDING.find((sending) => sending === name)
        if (!method) {
          const member: unknown = Reflect.get(target, name)
          return typeof member === 'function' ? member.bind(target) : member
        }
        return (statement: Statement) => {
          if (!statement.text.includes('pgboss')) texts.push(statement.text)
          return target[method](statement)
        }
      },
    })
  return { through, texts }
}
