/**
 * Where the live stream of a session begins: before the first answer that this page had in it. The stream is opened later,
 * and an event between the two would otherwise be lost.
 */
const marks = new Map<string, Promise<string | undefined>>()

/** The first call of a session; one that fails leaves it to the next. */
export function noteCall(token: string | undefined, answer: Promise<Response>): void {
  if (!token || marks.has(token)) return
  const mark = answer.then(
    ({ headers }) => headers.get('X-Event-Mark') ?? undefined,
    () => void marks.delete(token),
  )
  marks.set(token, mark)
}

/** Waits for the first call while it is on its way. */
export const firstMark = (token: string): Promise<string | undefined> | undefined => marks.get(token)
