import { describe, expect, test } from 'vitest'
import { coalescer } from './coalescing.ts'

describe('many who ask the same at once', () => {
  const opened = () => {
    const ends: ((value: number) => void)[] = []
    const faults: ((error: Error) => void)[] = []
    const load = () =>
      new Promise<number>((resolve, reject) => {
        ends.push(resolve)
        faults.push(reject)
      })
    return { ends, faults, load, share: coalescer<number>() }
  }

  test('cost two queries: the first has one for itself, those who come meanwhile share the next', async () => {
    const { ends, load, share } = opened()
    const first = share('admin', load)
    const later = [share('admin', load), share('admin', load), share('admin', load)]
    expect(ends).toHaveLength(1)
    ends[0]!(1)
    expect(await first).toBe(1)
    expect(ends).toHaveLength(2)
    const during = share('admin', load)
    ends[1]!(2)
    expect(await Promise.all(later)).toEqual([2, 2, 2])
    ends[2]!(3)
    expect(await during).toBe(3)
    const afterwards = share('admin', load)
    ends[3]!(4)
    expect(await afterwards).toBe(4)
  })

  test('share nothing with others, and a query that fails fails those only who share it', async () => {
    const { ends, faults, load, share } = opened()
    const [admin, finance] = [share('admin', load), share('finance', load)]
    const next = share('admin', load)
    faults[0]!(new Error('gone'))
    await expect(admin).rejects.toThrow('gone')
    ends[1]!(5)
    expect(await finance).toBe(5)
    ends[2]!(6)
    expect(await next).toBe(6)
  })
})
