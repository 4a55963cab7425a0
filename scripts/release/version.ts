/** Calendar version: year, month, and which release of the month it is. Ordered as semantic versions are. */
export function nextVersion(last: string | undefined, today: Date): string {
  const month = `${today.getUTCFullYear()}.${today.getUTCMonth() + 1}`
  const [, lastMonth, count] = /^(\d+\.\d+)\.(\d+)$/.exec(last ?? '') ?? []
  return `${month}.${lastMonth === month ? Number(count) + 1 : 0}`
}
