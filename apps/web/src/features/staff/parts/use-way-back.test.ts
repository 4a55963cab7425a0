import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useWayBack } from './use-way-back.ts'

afterEach(() => vi.unstubAllGlobals())

const wayBackFrom = (from?: string) => {
  vi.stubGlobal('history', { state: { key: 'k', from } })
  let back: ReturnType<typeof useWayBack> | undefined
  const Record = () => {
    back = useWayBack('tickets', 'all tickets')
    return null
  }
  renderToString(createElement(Record))
  return back
}

test('from a record one goes back to the list as it was narrowed, and on a direct visit to the whole list', () => {
  expect(wayBackFrom('/ops/tickets?owner=me&kind=contact')).toEqual({
    href: '/ops/tickets?owner=me&kind=contact',
    label: 'all tickets',
  })
  expect(wayBackFrom('/ops')?.href).toBe('/ops')
  for (const from of [undefined, '/why']) expect(wayBackFrom(from)?.href).toBe('/ops/tickets')
})

test('no record of the back office leads back to the list without its filters', () => {
  const root = join(import.meta.dirname, '../../..')
  const records = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      /back=\{\{ label: words\.back, href: pathTo\('opsSection'/.test(readFileSync(join(root, file), 'utf8')),
    )
  expect(records).toEqual([])
})
