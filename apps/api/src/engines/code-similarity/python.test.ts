import { plagiarismFlag } from '@fareeq/domain/assessments/grading/rules-integrity.ts'
import { describe, expect, test } from 'vitest'
import { loadParserModules } from '../../platform/workers/parser-modules.ts'
import { compareSubmission } from './compare.ts'

const modules = await loadParserModules()

const STARTER = `def free_slots(busy, day_start, day_end):
    """Return the free slots of the day as a list of [start, end]."""
    # write your solution here
    pass
`

/** Five independent answers. */
const HONEST = {
  merging: `def free_slots(busy, day_start, day_end):
    """Return the free slots of the day as a list of [start, end]."""
    merged = []
    for start, end in sorted(busy):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    free = []
    cursor = day_start
    for start, end in merged:
        if start > cursor:
            free.append([cursor, start])
        cursor = max(cursor, end)
    if cursor < day_end:
        free.append([cursor, day_end])
    return free
`,
  minutes: `def free_slots(busy, day_start, day_end):
    minutes = [True] * (day_end - day_start)
    for s, e in busy:
        for m in range(max(s, day_start), min(e, day_end)):
            minutes[m - day_start] = False
    result = []
    begin = None
    for i, is_free in enumerate(minutes):
        if is_free and begin is None:
            begin = i
        elif not is_free and begin is not None:
            result.append([begin + day_start, i + day_start])
            begin = None
    if begin is not None:
        result.append([begin + day_start, day_end])
    return result
`,
  sweeping: `def free_slots(busy, day_start, day_end):
    busy = sorted(busy, key=lambda slot: slot[0])
    slots = []
    last = day_start
    for slot in busy:
        if slot[0] > last:
            slots.append([last, slot[0]])
        if slot[1] > last:
            last = slot[1]
    if last < day_end:
        slots.append([last, day_end])
    return slots
`,
  cutting: `def free_slots(busy, day_start, day_end):
    free = [[day_start, day_end]]
    for (start, end) in busy:
        next_free = []
        for (a, b) in free:
            if end <= a or start >= b:
                next_free.append([a, b])
                continue
            if start > a:
                next_free.append([a, start])
            if end < b:
                next_free.append([end, b])
        free = next_free
    return free
`,
  events: `def free_slots(busy, day_start, day_end):
    events = []
    for s, e in busy:
        events.append((s, 1))
        events.append((e, -1))
    events.sort()
    open_count = 0
    cursor = day_start
    out = []
    for time, change in events:
        if open_count == 0 and time > cursor:
            out.append([cursor, time])
        open_count += change
        if open_count == 0:
            cursor = time
    if cursor < day_end:
        out.append([cursor, day_end])
    return out
`,
}

const RENAMED = `def free_slots(meetings, opening, closing):
    # first join the meetings that overlap
    joined = []
    for a, b in sorted(meetings):
        if joined and a <= joined[-1][1]:
            joined[-1][1] = max(joined[-1][1], b)
        else:
            joined.append([a, b])

    # then look between them
    gaps = []
    position = opening
    for a, b in joined:
        if a > position:
            gaps.append([position, a])
        position = max(position, b)
    if position < closing:
        gaps.append([position, closing])
    return gaps
`

const SPLIT = `def free_slots(busy, opening, closing):
    gaps = []
    position = opening
    for a, b in join(busy):
        if a > position:
            gaps.append([position, a])
        position = max(position, b)
    if position < closing:
        gaps.append([position, closing])
    return gaps


def join(meetings):
    joined = []
    for a, b in sorted(meetings):
        if joined and a <= joined[-1][1]:
            joined[-1][1] = max(joined[-1][1], b)
        else:
            joined.append([a, b])
    return joined
`

async function compare(source: string, peer: string) {
  const language = 'python'
  const peers = [{ id: 'peer', source: peer, language } as const]
  const submission = { id: 'own', source, language } as const
  const [report] = await compareSubmission({ modules, submission, peers, starters: [{ source: STARTER, language }] })
  return { ...report!, flag: plagiarismFlag(report!.similarity, report!.lines) }
}

describe('a copy is found', () => {
  test('as it is', async () => {
    expect(await compare(HONEST.merging, HONEST.merging)).toMatchObject({ similarity: 1, lines: 15, flag: true })
  })

  test('with other names and comments', async () => {
    const report = await compare(RENAMED, HONEST.merging)
    expect(report.similarity).toBeGreaterThan(0.95)
    expect(report.flag).toBe(true)
  })

  test('with other names, cut into two functions in another order', async () => {
    const report = await compare(SPLIT, HONEST.merging)
    expect(report.similarity).toBeGreaterThan(0.8)
    expect(report.flag).toBe(true)
  })
})

describe('honest answers to one task are not alike', () => {
  const names = Object.keys(HONEST) as (keyof typeof HONEST)[]
  const pairs = names.flatMap((one, n) => names.slice(n + 1).map((other) => [one, other] as const))
  test.each(pairs)('%s and %s', async (one, other) => {
    const report = await compare(HONEST[one], HONEST[other])
    expect(report.similarity).toBeLessThan(0.2)
    expect(report.flag).toBe(false)
  })

  test('nor are two that were handed in as they were given', async () => {
    expect(await compare(STARTER, STARTER)).toMatchObject({ similarity: 0, lines: 0, fragments: [] })
  })
})
