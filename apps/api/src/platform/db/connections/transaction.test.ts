// The same tests for both engines: FAREEQ_TEST_ENGINE=postgres runs them on PostgreSQL.
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { notesTable } from '../../../testing/notes-table.ts'
import { isUniqueViolation, type Db } from '../database.ts'
import { sql } from '../sql.ts'

const { db, pool, add, ids } = await notesTable()

describe('a transaction', () => {
  test('is kept whole or not at all', async () => {
    await db.transaction(async (db) => {
      await add(db, 1)
      await add(db, 2)
    })
    const failing = db.transaction(async (db) => {
      await add(db, 3)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await ids()).toEqual([1, 2])
  })

  test('a hundred at once that read, add one and write make a hundred', async () => {
    await add(db, 1)
    const addOne = () =>
      db.transaction(async (db) => {
        const { views } = await db.one<{ views: number }>(sql`select views from notes where id = ${1} for update`)
        await db.run(sql`update notes set views = ${views + 1} where id = ${1}`)
      })
    await Promise.all(Array.from({ length: 100 }, addOne))
    expect(await db.one(sql`select views from notes`)).toEqual({ views: 100 })
  })

  test('nobody outside sees what is not yet committed', async () => {
    const inside = Promise.withResolvers<void>()
    const visibleIds = inside.promise.then(() => ids())
    await db.transaction(async (db) => {
      await add(db, 99)
      inside.resolve()
      // The one connection of the embedded engine is ours: the others are asked once this is over.
      if (!pool.single) await visibleIds
      await db.run(sql`delete from notes where id = ${99}`)
      await add(db, 1)
    })
    expect(await visibleIds).not.toContain(99)
  })

  test('using the outer database inside it is an error at once, not a wait for ever', async () => {
    const inside = (run: (outer: Db) => Promise<unknown>) => db.transaction(async () => run(db))
    await expect(inside((outer) => outer.rows(sql`select 1`))).rejects.toThrow('outer database was used inside')
    await expect(inside((outer) => outer.transaction(async () => 1))).rejects.toThrow('outer database was used inside')
    await expect(inside(() => pool.query('select 1'))).rejects.toThrow('outer database was used inside')
    expect(await db.one(sql`select 1 as fine`)).toEqual({ fine: 1 })
  })

  test('what it leaves running may use the outer database once it is over', async () => {
    const ended = Promise.withResolvers<void>()
    let later!: Promise<unknown>
    await db.transaction(async () => {
      later = ended.promise.then(() => db.one(sql`select 1 as fine`))
    })
    ended.resolve()
    expect(await later).toEqual({ fine: 1 })
  })

  test('statements started together run one after the other', async () => {
    await db.transaction(async (db) => {
      await Promise.all([1, 2, 3, 4].map((id) => add(db, id)))
    })
    expect(await ids()).toEqual([1, 2, 3, 4])
  })

  test('inside another one can fail alone', async () => {
    await db.transaction(async (db) => {
      await add(db, 1)
      const twin = db.transaction(async (db) => {
        await add(db, 2)
        await add(db, 1)
      })
      await expect(twin).rejects.toSatisfy(isUniqueViolation)
      await db.transaction(async (db) => add(db, 3))
    })
    expect(await ids()).toEqual([1, 3])
  })

  test('an error that is swallowed cannot pass for a success', async () => {
    const swallowing = db.transaction(async (db) => {
      await add(db, 1)
      await add(db, 1).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('Nothing was saved')
    expect(await ids()).toEqual([])
  })

  test('a forgotten await is an error, not a write outside it', async () => {
    const ended = Promise.withResolvers<void>()
    let late!: Promise<unknown>
    await db.transaction(async (db) => {
      late = ended.promise.then(() => add(db, 1))
    })
    ended.resolve()
    await expect(late).rejects.toThrow('This transaction is over')
  })

  test('its db cannot be used while a nested one is open', async () => {
    const crossed = db.transaction((outer) => outer.transaction(async () => add(outer, 1)))
    await expect(crossed).rejects.toThrow('A nested transaction is open')
  })
})

describe('what nobody waits for', () => {
  const addAlso = (db: Db, id: number) => db.also(sql`insert into notes (id) values (${id})`)

  test('travels with the next statement or the commit, and begin with the first', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const order: string[] = []
    const statements = () =>
      query.mock.calls.map(([statement]: unknown[]) =>
        typeof statement === 'string' ? statement : (statement as { text: string }).text,
      )
    try {
      await db.transaction(async (db) => {
        await addAlso(db, 1)
        await db.transaction(async (db) => addAlso(db, 2).then(() => db.row(sql`select id from notes where id = ${2}`)))
        order.push(...statements().map((text) => text.split(' ')[0]!))
        await addAlso(db, 3)
        expect(statements()).toHaveLength(order.length)
      })
      expect(order).toEqual(['begin', 'insert', 'savepoint', 'insert', 'select'])
      expect(statements().slice(order.length)).toEqual([
        'release savepoint s0',
        expect.stringMatching(/^insert/),
        'commit',
      ])
    } finally {
      query.mockRestore()
    }
    expect(await ids()).toEqual([1, 2, 3])
  })

  test('is the failure of the whole, under its own name, wherever it is noticed', async () => {
    const listener = vi.fn()
    const atTheEnd = db.transaction(async (db) => {
      db.afterCommit(listener)
      await add(db, 1)
      await addAlso(db, 1)
    })
    await expect(atTheEnd).rejects.toSatisfy((error) => isUniqueViolation(error, 'notes_pkey'))
    const before = db.transaction(async (db) => {
      await add(db, 1)
      await addAlso(db, 1)
      await add(db, 2)
    })
    await expect(before).rejects.toSatisfy((error) => isUniqueViolation(error, 'notes_pkey'))
    expect(await ids()).toEqual([])
    expect(listener).not.toHaveBeenCalled()
  })

  test('fails alone inside a transaction that may', async () => {
    await db.transaction(async (db) => {
      await addAlso(db, 1)
      await expect(db.transaction((db) => addAlso(db, 1))).rejects.toSatisfy(isUniqueViolation)
      const never = db.transaction(async (db) => {
        await addAlso(db, 2)
        throw new Error('changed my mind')
      })
      await expect(never).rejects.toThrow('changed my mind')
      await addAlso(db, 3)
    })
    expect(await ids()).toEqual([1, 3])
  })

  test('is done at once outside a transaction', async () => {
    await addAlso(db, 1)
    expect(await ids()).toEqual([1])
    await expect(addAlso(db, 1)).rejects.toSatisfy(isUniqueViolation)
  })
})

describe('a whole transaction', () => {
  const wholeTransaction = <T>(run: (db: Db) => Promise<T>) => db.transaction(run, { noSavepoints: true })

  test('is one with those inside it', async () => {
    const calls: string[] = []
    await wholeTransaction(async (db) => {
      await db.transaction(async (db) => {
        await add(db, 1)
        await db.transaction((db) => add(db, 1)).catch(() => {})
        db.afterCommit(() => calls.push('inner'))
      })
      await db.transaction((db) => add(db, 2))
      expect(calls).toEqual([])
    })
    expect([await ids(), calls]).toEqual([[1, 2], ['inner']])
  })

  test('saves nothing when one inside it failed, even if nobody says so', async () => {
    const swallowing = wholeTransaction(async (db) => {
      await add(db, 1)
      const failing = db.transaction(async (db) => {
        await add(db, 2)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      await expect(add(db, 3)).rejects.toThrow('Nothing will be saved')
    })
    await expect(swallowing).rejects.toThrow('Nothing will be saved')
    expect(await ids()).toEqual([])
  })
})

describe('what is told after the commit', () => {
  test('is told once everything is saved, and not before', async () => {
    const calls: string[] = []
    await db.transaction(async (db) => {
      db.afterCommit(() => calls.push('outer'))
      await db.transaction(async (db) => db.afterCommit(() => calls.push('inner')))
      await db
        .transaction(async (db) => {
          db.afterCommit(() => calls.push('never'))
          throw new Error('no')
        })
        .catch(() => {})
      expect(calls).toEqual([])
    })
    expect(calls).toEqual(['outer', 'inner'])
  })

  test('is told at once outside a transaction, and never after a rollback', async () => {
    const calls: string[] = []
    db.afterCommit(() => calls.push('now'))
    const failing = db.transaction(async (db) => {
      db.afterCommit(() => calls.push('never'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(calls).toEqual(['now'])
  })

  test('may use the outer database, and its failure undoes nothing', async () => {
    const result = Promise.withResolvers<number[]>()
    await db.transaction(async (db_) => {
      await add(db_, 1)
      db_.afterCommit(async () => result.resolve(await ids()))
      db_.afterCommit(() => Promise.reject(new Error('the listener is broken')))
      db_.afterCommit(() => {
        throw new Error('this one too')
      })
    })
    expect(await result.promise).toEqual([1])
  })
})
