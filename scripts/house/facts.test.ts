import { describe, expect, test } from 'vitest'
import { checkFacts } from './facts.ts'

const WEB = 'apps/web/src/features/a'
const linesOf = (text: string, more: Record<string, string> = {}) =>
  checkFacts(new Map(Object.entries({ [`${WEB}/parts/b.tsx`]: text, ...more }))).map(
    ({ law, line }) => `${law}:${line}`,
  )

describe('a press is decided from facts that have come', () => {
  test.each([
    [
      'an answer with a default',
      `function Box() {
        const { data } = useQuery(countQuery())
        return <Button onPress={() => go(data?.count ?? 0)} />
      }`,
    ],
    [
      'what was derived from it',
      `function Box() { const { data = [] } = useQuery(namesQuery()); const names = data.map(nameOf)
        useSubmitForm({
          send: (body) => save({ ...body, names }) })
      }`,
    ],
    [
      'the answer of a query that has a name',
      `function Box() { const list = useInfiniteQuery(listQuery())
        const save = async () => {
          if (!list.data?.pages) return words.nobody
        } }`,
    ],
    [
      'a hook that hands it on',
      `function useIsRead() { return Boolean(useQuery(cvQuery()).data?.last) }
      function Box() { const isRead = useIsRead()
        return <Button onPress={() => go(isRead ? 3 : 2)} /> }`,
    ],
  ])('%s is refused in a handler', (_, text) => expect(linesOf(text)).toEqual(['facts:3']))

  test.each([
    [
      'a screen that returned before',
      `function Box() {
        const { data } = useQuery(countQuery())
        if (!data) return <Skeleton />
        return <Button onPress={() => go(data.count)} />
      }`,
    ],
    [
      'a control that is there only with the answer',
      `function Box() {
        const { data } = useQuery(countQuery())
        return data && <Button onPress={() => go(data.count)} />
      }`,
    ],
    [
      'a handler that fetches',
      `function Box() {
        const { data } = useQuery(countQuery())
        return <Button hint={data?.count} onPress={async () => go(await queryClient.ensureQueryData(countQuery()))} />
      }`,
    ],
    [
      'state of a hook that was given the answer',
      `function Box() {
        const { data } = useQuery(countQuery())
        const form = useSubmitForm({ initial: data?.form })
        return <Button onPress={() => form.reset()} />
      }`,
    ],
    [
      'another variable of the same name',
      `function Box() {
        const { data } = useQuery(countQuery())
        return <Field hint={data?.count} onChange={(data) => show(data)} />
      }`,
    ],
    [
      'a line that says why',
      `function Box() {
        const { data } = useQuery(countQuery())
        // house-allow facts: the list shows the box once it has come
        return <List>{() => <Button onPress={() => go(data?.count)} />}</List>
      }`,
    ],
  ])('nothing is said about %s', (_, text) => expect(linesOf(text)).toEqual([]))
})
