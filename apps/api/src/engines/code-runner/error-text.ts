const MAX_ERROR = 2_000

/** Information disclosure: paths of the machine are removed. Names of the candidate's own file have no folder and stay. */
const HOST_PATH = /(?:file:\/\/)?(?:\/[\w.@+-]+){2,}/g

export const errorText = (text: string): string => text.replaceAll(HOST_PATH, '…').slice(0, MAX_ERROR)

/** `TypeError: x is not a function (line 3)`, the line being that of the innermost frame in the candidate's file. */
export function describeError(name: string, message: string, stack: string): string {
  const title = message ? `${name}: ${message}` : name
  const line = /\bsolution\.[a-z]+:(\d+)/.exec(stack)?.[1]
  return errorText(line ? `${title} (line ${line})` : title)
}
